import { type MediaRef, medias } from '@carillon/protocol/catalog';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { catalogTexts } from '../../messages/en/catalog.ts';
import { Thumbnail } from '../../ui/index.ts';
import { ChoosingField, type ChosenProps } from './ChoosingField.tsx';

/**
 * The pictures of a record, in their order, of which the first is the thumbnail: for administrators, who alone may see all that there are (PRD-04, LST-11).
 *
 * @example <PicturesField {...form.field('medias')} />
 */
export function PicturesField(props: ChosenProps<MediaRef>) {
  const t = useMessages(catalogTexts);
  const mediaUrl = useMediaUrl();
  return (
    <ChoosingField
      label={t('catalog.pictures')}
      isLabelHidden
      isOrdered
      layout="cards"
      firstText={t('catalog.pictures.first')}
      toItem={({ path, description }) => ({
        name: description,
        content: (
          <>
            <Thumbnail isWide src={mediaUrl(path, 'small')} />
            {description}
          </>
        ),
      })}
      addLabel={t('catalog.pictures.add')}
      selector={{
        source: { entity: medias },
        title: t('catalog.pictures'),
        searchLabel: t('catalog.pictures.search'),
        emptyText: t('catalog.pictures.empty'),
        rowsLabel: t('catalog.pictures'),
        columns: [
          { kind: 'picture', picture: ({ path }) => <Thumbnail src={mediaUrl(path, 'thumb')} /> },
          { kind: 'name' },
        ],
        confirmLabel: (count) => t('catalog.pictures.confirm', { count }),
      }}
      {...props}
    />
  );
}
