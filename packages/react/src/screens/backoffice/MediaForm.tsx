import { type Media, type MediaForm as MediaValues, medias } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useFileSize } from '../../hooks/useFileSize.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { mediasTexts } from '../../messages/en/medias.ts';
import { TagsField } from '../../patterns/choosing/TagsField.tsx';
import { FormScreen } from '../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../patterns/form/FormSection.tsx';
import { PictureField } from '../../patterns/form/PictureField.tsx';
import { useAddForm } from '../../patterns/form/stored/useAddForm.ts';
import { type RecordFormProps, useRecordForm } from '../../patterns/form/stored/useRecordForm.ts';
import type { StoredFormState } from '../../patterns/form/stored/useStoredForm.ts';
import { TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';
import { UseCounts } from './UseCounts.tsx';

export type MediaFormProps = RecordFormProps;

/** A picture with its description and tags, for administrators (S2, MED-02). */
export const MediaForm = asPrivateScreen('MediaForm', function MediaForm({ id }: MediaFormProps) {
  return id === 'add' ? <AddMedia /> : <EditMedia id={id} />;
});

/** What the body calls otherwise than the form does. */
const COMMON = { areas: [backofficeTexts], fieldOf: { tag_ids: 'tags' } };

/** A file is required (S5). */
function AddMedia() {
  const t = useMessages(mediasTexts);
  const form = useAddForm(medias, { ...COMMON, listPath: usePaths().medias });
  return <MediaScreen form={form} title={t('media.add')} />;
}

/** Without another file the picture stays (S5). */
function EditMedia({ id }: { id: number }) {
  const t = useMessages(mediasTexts);
  const { list } = useFormat();
  const formatSize = useFileSize();
  const version = (name: string, bytes: number) => t('media.version', { name, size: formatSize(bytes) });
  const form = useRecordForm(medias, {
    ...COMMON,
    id,
    listFacts: ({ upload, description, tags }, { path, file_size }) => [
      [t('media.picture'), upload ? version(upload.name, upload.size) : version(path, file_size)],
      [t('media.description'), description],
      [t('media.tags'), list(tags.map(({ name }) => name))],
    ],
    listPath: usePaths().medias,
  });
  return <MediaScreen form={form} title={t('media.edit')} />;
}

interface MediaScreenProps {
  form: StoredFormState<Media, MediaValues>;
  title: string;
}

function MediaScreen({ form, title }: MediaScreenProps) {
  const t = useMessages(mediasTexts);
  const { paths, hasPage } = useCarillon('MediaForm');
  const { record } = form;
  return (
    <FormScreen form={form} title={title} listTitle={t('medias.name')} fieldCount={3} hasOwnProgress>
      <FormSection
        title={t(record ? 'media.picture' : 'media.file')}
        reason={t(record ? 'media.picture.reason' : 'media.file.reason')}
      >
        <PictureField
          label={t('media.file')}
          isLabelHidden
          hint={record ? t('media.file.reason') : undefined}
          form={form}
          current={record ?? undefined}
          {...form.field('upload')}
        />
      </FormSection>
      <FormSection title={t('media.description')} reason={t('media.description.reason')}>
        <TextField label={t('media.description')} {...form.countedField('description')} />
      </FormSection>
      <FormSection title={t('media.tags')}>
        <TagsField {...form.field('tags')} />
      </FormSection>
      {record && (
        <FormSection title={t('media.use')}>
          <UseCounts
            uses={[
              {
                name: t('media.use.products'),
                count: record.product_count,
                href: hasPage('products') ? paths.products : undefined,
              },
            ]}
          />
        </FormSection>
      )}
    </FormScreen>
  );
}
