import { tags } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { usePaths } from '../../hooks/usePaths.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { tagsTexts } from '../../messages/en/tags.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Badge, Icon, Tag } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

/** The tags for medias and products: public ones and one's own, for administrators (S2, TAG-01). */
export const TagList = asPrivateScreen('TagList', function TagList() {
  const t = useMessages(tagsTexts);
  const paths = usePaths();
  const userId = usePerson('TagList').person?.id ?? 0;
  const list = useRecordList(tags, { parent: { userId, flag: true } });
  const count = { kind: 'cell', width: '96px', hiddenBelow: 'tablet', placeholderWidth: 56 } as const;
  return (
    <ListScreen
      list={list}
      title={{ loading: t('tags.title.loading'), ready: (counts) => t('tags.title', counts) }}
      rowsLabel={t('tags.name')}
      empty={{ icon: Tag, title: t('tags.empty'), detail: t('tags.empty.detail') }}
      failedTitle={t('tags.failed')}
      add={{ label: t('tags.add'), href: paths.tag('add') }}
      actions={[list.deletion]}
      hrefOf={({ id }) => paths.tag(id)}
      columns={[
        {
          kind: 'icon',
          icon: ({ variant }) => (
            <Badge variant={variant}>
              <Icon icon={Tag} />
            </Badge>
          ),
        },
        {
          kind: 'name',
          second: ({ media_count, product_count, device_count }) =>
            [
              t('tag.medias', { count: media_count }),
              t('tag.products', { count: product_count }),
              t('tag.devices', { count: device_count }),
            ].join(' · '),
          placeholderWidth: 160,
        },
        { ...count, cell: (tag) => t('tag.medias', { count: tag.media_count }) },
        { ...count, cell: (tag) => t('tag.products', { count: tag.product_count }) },
        { ...count, cell: (tag) => t('tag.devices', { count: tag.device_count }) },
      ]}
    />
  );
});
