import { tags } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useOwnerId } from '../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { tagsTexts } from '../../messages/en/tags.ts';
import { VariantPicker } from '../../patterns/choosing/VariantPicker.tsx';
import { FlagField } from '../../patterns/form/FlagField.tsx';
import { FormScreen } from '../../patterns/form/FormScreen.tsx';
import { FormSection } from '../../patterns/form/FormSection.tsx';
import { type RecordFormProps, useRecordForm } from '../../patterns/form/stored/useRecordForm.ts';
import { TextField } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';
import { UseCounts } from './UseCounts.tsx';

export type TagFormProps = RecordFormProps;

/** A tag for medias and products, for administrators (S2, TAG-02). */
export const TagForm = asPrivateScreen('TagForm', function TagForm({ id }: TagFormProps) {
  const t = useMessages(tagsTexts, choosingTexts);
  const { paths, hasPage } = useCarillon('TagForm');
  const userId = useOwnerId();
  const audience = (isPublic: boolean) => t(isPublic ? 'tag.public.yes' : 'tag.public.no');
  const form = useRecordForm(tags, {
    id,
    parent: { userId },
    areas: [backofficeTexts],
    listFacts: ({ name, variant, public: isPublic }) => [
      [t('tag.name'), name],
      [t('tag.public'), audience(isPublic)],
      [t('tag.color'), variant ? t(`choosing.color.${variant}`) : ''],
    ],
    listPath: paths.tags,
  });
  const { record } = form;
  return (
    <FormScreen
      form={form}
      title={t(id === 'add' ? 'tag.add' : 'tag.edit')}
      listTitle={t('tags.name')}
      fieldCount={3}
    >
      <FormSection title={t('tag.section')}>
        <TextField label={t('tag.name')} {...form.countedField('name')} />
        <FlagField
          label={t('tag.public')}
          hint={t('tag.public.hint')}
          isFullWidth
          words={audience}
          {...form.field('public')}
        />
      </FormSection>
      <FormSection title={t('tag.color')} reason={t('tag.color.reason')}>
        <VariantPicker
          label={t('tag.color')}
          isLabelHidden
          name={form.values.name}
          {...form.field('variant')}
        />
      </FormSection>
      {record && (
        <FormSection title={t('tag.use')}>
          <UseCounts
            uses={[
              {
                name: t('tag.use.medias'),
                count: record.media_count,
                href: hasPage('medias') ? paths.medias : undefined,
              },
              {
                name: t('tag.use.products'),
                count: record.product_count,
                href: hasPage('products') ? paths.products : undefined,
              },
              { name: t('tag.use.devices'), count: record.device_count },
            ]}
          />
        </FormSection>
      )}
    </FormScreen>
  );
});
