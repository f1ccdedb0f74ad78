import type { Problems } from '@carillon/protocol/form';
import { type NamedView, viewForm } from '@carillon/protocol/list';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { viewsTexts } from '../../../messages/en/views.ts';
import { TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useCounter } from '../../form/useCounter.ts';
import { SENT, useForm } from '../../form/useForm.ts';
import type { Views } from './useViews.ts';

export interface ViewDialogProps {
  views: Views;
  /** The view that gets another name; left out where the list as it is seen now is saved. */
  view?: NamedView;
  onClose: () => void;
}

/** Under which name a view of a list is kept. A module of its own: loaded when it is first opened. */
export default function ViewDialog({ views, view, onClose }: ViewDialogProps) {
  const t = useMessages(viewsTexts, formTexts);
  const { notify } = useCarillon('ViewDialog');
  const counter = useCounter(viewForm);
  const form = useForm({
    start: { name: view?.name ?? '' },
    toBody: ({ name }) => ({ name: name.trim() }),
    schema: viewForm,
    rules({ name }): Problems {
      if (name.trim() === '') return { name: { key: 'problem.view.name' } };
      return views.isTaken(name, view) ? { name: { key: 'problem.view.taken' } } : {};
    },
    areas: [viewsTexts],
    async send({ name }) {
      // What is typed is saved: nobody is asked whether to leave it.
      flushSync(onClose);
      if (view) views.rename(view, name);
      else {
        views.save(name);
        views.show(views.present);
      }
      notify({ kind: 'success', title: t('form.saved', { name }) });
      return SENT;
    },
  });
  return (
    <FormDialog form={form} title={t(view ? 'views.rename.title' : 'views.save.title')} onClose={onClose}>
      <TextField
        label={t('views.name')}
        hint={views.describe(view ?? views.present)}
        endText={counter('name', form.values.name)}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}
