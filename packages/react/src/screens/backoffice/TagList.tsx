import { type Tag, tags } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useOwnerId } from '../../hooks/platform/useOwnerId.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { tagsTexts } from '../../messages/en/tags.ts';
import type { ListSlots } from '../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Badge, Tag as TagIcon } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type TagListProps = ListSlots<Tag>;

/** The tags for medias and products: public ones and one's own, for administrators (S2, TAG-01). */
export const TagList = asPrivateScreen('TagList', function TagList(slots: TagListProps) {
  const t = useMessages(tagsTexts);
  const { paths, hasPage } = useCarillon('TagList');
  const userId = useOwnerId();
  const list = useRecordList(tags, { parent: { userId, flag: true } });
  const uses = [
    ({ media_count: count }: Tag) => t('tag.medias', { count }),
    ({ product_count: count }: Tag) => t('tag.products', { count }),
    ({ device_count: count }: Tag) => t('tag.devices', { count }),
  ];
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('tags.name')}
      sentence={{ loading: t('tags.title.loading'), ready: (counts) => t('tags.title', counts) }}
      empty={{ icon: TagIcon, title: t('tags.empty'), detail: t('tags.empty.detail') }}
      csv={{ table: 'tags' }}
      add={hasPage('tag') ? { label: t('tag.add'), href: paths.tag('add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (hasPage('tag') ? paths.tag(id) : undefined)}
      columns={[
        { kind: 'icon', icon: ({ variant }) => <Badge variant={variant} icon={TagIcon} /> },
        { kind: 'name', second: 'columns', placeholderWidth: 160 },
        ...uses.map((cell) => ({
          kind: 'cell' as const,
          cell,
          width: '96px',
          hiddenBelow: 'tablet' as const,
          placeholderWidth: 56,
        })),
      ]}
    />
  );
});
