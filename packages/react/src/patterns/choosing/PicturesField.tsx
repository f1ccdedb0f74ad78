import { type MediaRef, medias } from '@carillon/protocol/catalog';
import type { Ref } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { catalogTexts } from '../../messages/en/catalog.ts';
import { type Focusable, Thumbnail } from '../../ui/index.ts';
import { ChoosingField } from './ChoosingField.tsx';

export interface PicturesFieldProps {
  /** In their order: the first is the thumbnail. */
  value: readonly MediaRef[];
  onChange: (value: readonly MediaRef[]) => void;
  errorText?: string | undefined;
  isReadOnly?: boolean;
  inputRef?: Ref<Focusable>;
}

/**
 * The pictures of a record, in their order, for administrators, who alone may see all that there are (PRD-04, LST-11).
 *
 * @example <PicturesField {...form.field('medias')} />
 */
export function PicturesField(props: PicturesFieldProps) {
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
