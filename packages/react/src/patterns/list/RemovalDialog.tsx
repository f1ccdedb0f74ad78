import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { errorText } from '../../messages/errorText.ts';
import { Banner, Button, ProgressBar } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from './RemovalDialog.css.ts';
import type { Removal, RemovalStep } from './useRemoval.ts';

const MOST_NAMES = 3;

const TITLES = {
  asking: 'list.delete.title',
  running: 'list.delete.running',
  incomplete: 'list.delete.incomplete',
} as const;

type Result = Extract<RemovalStep, { status: 'incomplete' }>['result'];

/** Where one record was all there was to delete, it is not counted (API-10). */
const onlyOne = ({ deleted, failed, left }: Result) =>
  deleted.length + failed.length + left.length === 1 ? failed[0] : undefined;

export interface RemovalDialogProps {
  removal: Removal;
  step: RemovalStep;
}

/** Asks before rows are deleted, shows how far it is, and names what failed. A module of its own: loaded when needed. */
export default function RemovalDialog(props: RemovalDialogProps) {
  const { removal, step } = props;
  const t = useMessages(listTexts);
  const isOne = step.status === 'incomplete' && onlyOne(step.result) !== undefined;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t(isOne ? 'list.delete.failedOne.title' : TITLES[step.status])}
      closeLabel={t('list.delete.close')}
      onClose={step.status === 'running' ? removal.stop : removal.close}
      footer={<Buttons {...props} />}
    >
      <Body {...props} />
    </Dialog>
  );
}

function Body({ step }: RemovalDialogProps) {
  const t = useMessages(listTexts);
  const { list } = useFormat();
  if (step.status === 'incomplete') return <Incomplete result={step.result} />;
  if (step.status === 'asking') {
    const names = step.items.slice(0, MOST_NAMES).map(({ name }) => name);
    const count = step.items.length - MOST_NAMES;
    if (count > 0) names.push(t('list.delete.more', { count }));
    return <p className={styles.sentence}>{t('list.delete.named', { names: list(names) })}</p>;
  }
  const progress = t('list.delete.progress', { done: step.doneCount, count: step.items.length });
  return (
    <div className={styles.stack}>
      <ProgressBar aria-label={progress} value={step.doneCount / step.items.length} />
      <p className={styles.sentence}>{progress}</p>
    </div>
  );
}

function Incomplete({ result }: { result: Result }) {
  const t = useMessages(listTexts);
  const { failed, left } = result;
  const only = onlyOne(result);
  if (only) {
    return (
      <Banner kind="danger" role="alert" title={t('list.delete.failedOne', { name: only.item.name })}>
        {errorText(t, only.error)}
      </Banner>
    );
  }
  return (
    <div className={styles.stack}>
      {failed.length > 0 && (
        <Banner kind="danger" role="alert" title={t('list.delete.failed', { count: failed.length })}>
          <ul className={styles.names}>
            {failed.map(({ item, error }) => (
              <li key={item.id}>
                <b>{item.name}</b>: {errorText(t, error)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {left.length > 0 && (
        <p className={styles.sentence}>{t('list.delete.stopped', { count: left.length })}</p>
      )}
    </div>
  );
}

function Buttons({ removal, step }: RemovalDialogProps) {
  const t = useMessages(listTexts);
  // The button that was pressed has gone: the focus goes to the one in its place.
  if (step.status === 'running') {
    return (
      <Button key="stop" autoFocus onPress={removal.stop}>
        {t('list.delete.stop')}
      </Button>
    );
  }
  if (step.status === 'incomplete') {
    return (
      <Button key="close" autoFocus onPress={removal.close}>
        {t('list.delete.close')}
      </Button>
    );
  }
  const count = step.items.length;
  const only = count === 1 ? step.items[0] : undefined;
  return (
    <>
      <Button autoFocus onPress={removal.close}>
        {t('list.delete.cancel')}
      </Button>
      <Button variant="dangerMain" onPress={removal.confirm}>
        {only ? t('list.delete.confirmOne', { name: only.name }) : t('list.delete.confirm', { count })}
      </Button>
    </>
  );
}
