import { type TagRef, tags } from '@carillon/protocol/catalog';
import { useOwnerId } from '../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { catalogTexts } from '../../messages/en/catalog.ts';
import { Badge, Tag } from '../../ui/index.ts';
import { ChoosingField, type ChosenProps } from './ChoosingField.tsx';

/**
 * The tags of a record, among public ones and one's own (PRD-06, LST-11).
 *
 * @example <TagsField {...form.field('tags')} />
 */
export function TagsField(props: ChosenProps<TagRef>) {
  const t = useMessages(catalogTexts);
  const userId = useOwnerId();
  return (
    <ChoosingField
      label={t('catalog.tags')}
      isLabelHidden
      toItem={({ name, variant }) => ({ name, content: <Badge variant={variant}>{name}</Badge> })}
      addLabel={t('catalog.tags.add')}
      selector={{
        source: { entity: tags, parent: { userId, flag: true }, orderBy: 'name_asc' },
        title: t('catalog.tags'),
        searchLabel: t('catalog.tags.search'),
        emptyText: t('catalog.tags.empty'),
        rowsLabel: t('catalog.tags'),
        columns: [
          { kind: 'icon', icon: ({ variant }) => <Badge variant={variant} icon={Tag} /> },
          { kind: 'name' },
        ],
        confirmLabel: (count) => t('catalog.tags.confirm', { count }),
      }}
      {...props}
    />
  );
}
