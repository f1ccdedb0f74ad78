import { type Media, medias } from '@carillon/protocol/catalog';
import { useCarillon } from '../../hooks/context.ts';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useFileSize } from '../../hooks/useFileSize.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { mediasTexts } from '../../messages/en/medias.ts';
import type { ListSlots } from '../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useRecordList } from '../../patterns/list/useRecordList.ts';
import { Image, Thumbnail } from '../../ui/index.ts';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

export type MediaListProps = ListSlots<Media>;

/** The pictures of the shop, for administrators (S2, MED-01). */
export const MediaList = asPrivateScreen('MediaList', function MediaList(slots: MediaListProps) {
  const t = useMessages(mediasTexts);
  const { paths, hasPage } = useCarillon('MediaList');
  const mediaUrl = useMediaUrl();
  const formatSize = useFileSize();
  const list = useRecordList(medias);
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('medias.name')}
      sentence={{ loading: t('medias.title'), ready: () => t('medias.title') }}
      empty={{ icon: Image, title: t('medias.empty'), detail: t('medias.empty.detail') }}
      csv={{ table: 'medias' }}
      add={hasPage('media') ? { label: t('media.add'), href: paths.media('add') } : undefined}
      actions={[list.deletion]}
      toHref={({ id }) => (hasPage('media') ? paths.media(id) : undefined)}
      columns={[
        { kind: 'picture', picture: ({ path }) => <Thumbnail src={mediaUrl(path, 'thumb')} /> },
        {
          kind: 'name',
          label: t('media.description'),
          second: 'columns',
          placeholderWidth: 120,
        },
        {
          kind: 'cell',
          label: t('media.tags'),
          cell: ({ tags }) => t('media.tagCount', { count: tags.length }),
          width: '96px',
          hiddenBelow: 'tablet',
          placeholderWidth: 48,
        },
        {
          kind: 'cell',
          label: t('media.size'),
          cell: ({ file_size }) => formatSize(file_size),
          width: '96px',
          hiddenBelow: 'tablet',
          placeholderWidth: 64,
        },
      ]}
    />
  );
});
