import { type Device, devices, toDeviceForm } from '@carillon/protocol/device';
import { useEffect, useState } from 'react';
import { usePaths } from '../../../hooks/page/usePaths.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { deviceTaggingTexts } from '../../../messages/en/deviceTagging.ts';
import { tellOwnSave } from '../../../patterns/form/stored/useOwnSaves.ts';
import BulkDialog from '../../../patterns/list/BulkDialog.tsx';
import { useBulkAction } from '../../../patterns/list/useBulkAction.ts';
import type { RecordList } from '../../../patterns/list/useRecordList.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, Skeleton, Tag } from '../../../ui/index.ts';

// As high as a field with its label and its hint: the dialog keeps its size.
const TagField = lazyPart(
  () => import('./TagField.tsx'),
  () => <Skeleton height={80} />,
);

export interface TagDevicesProps {
  list: RecordList<Device>;
  /** Which of them. */
  rows: readonly Device[];
  /** It is done, or not to be done. */
  onClose: () => void;
}

/** Gives devices another tag, or takes theirs away (DEV-04). A module of its own: loaded when needed. */
export default function TagDevices({ list, rows, onClose }: TagDevicesProps) {
  const t = useMessages(deviceListTexts, deviceTaggingTexts);
  const request = useRequest();
  const [tagId, setTagId] = useState<number | null>(null);
  const paths = usePaths();
  async function save({ id, user_id: userId }: Device, device_tag_id: number | null) {
    const at = { userId, id };
    // As it is now: what somebody else has saved since the list was loaded stays (FLT-134).
    const body = { ...toDeviceForm(await request(devices.calls.read, at)), device_tag_id };
    // Another tab may be editing it, on its page.
    tellOwnSave(paths.device(userId, id), await request(devices.calls.update, { ...at, body }));
  }

  const clearing = useBulkAction<Device>({
    list,
    label: t('devices.clear'),
    icon: Tag,
    run: (device) => save(device, null),
    words: {
      title: () => t('devices.clear'),
      question: (names) => names,
      confirm: () => t('devices.clear'),
      running: t('devices.clear.running'),
      incomplete: t('devices.clear.incomplete'),
      failed: (count) => t('devices.clear.failed', { count }),
      failedOne: {
        title: t('devices.clear.incomplete'),
        text: (name) => t('devices.clear.failedOne', { name }),
      },
      done: (items) =>
        items.length === 1
          ? t('devices.cleared', { name: items[0]?.name ?? '' })
          : t('devices.clearedMany', { count: items.length }),
    },
  });

  const ownerId = rows[0]?.user_id ?? 0;
  const tagWords = (items: readonly { name: string }[]) =>
    items.length === 1
      ? t('devices.tag.one', { name: items[0]?.name ?? '' })
      : t('devices.tag.many', { count: items.length });
  const tagging = useBulkAction<Device>({
    list,
    label: t('devices.tag'),
    icon: Tag,
    run: (device) => save(device, tagId),
    isReady: tagId !== null,
    onAsk: () => setTagId(null),
    field: <TagField userId={ownerId} value={tagId} onChange={setTagId} />,
    aside: (
      <Button
        onPress={() => {
          tagging.dialog?.onClose();
          clearing.start(tagging.rows);
        }}
      >
        {t('devices.clear')}
      </Button>
    ),
    words: {
      title: tagWords,
      question: (names) => t('devices.tag.question', { names }),
      confirm: tagWords,
      running: t('devices.tag.running'),
      incomplete: t('devices.tag.incomplete'),
      failed: (count) => t('devices.tag.failed', { count }),
      failedOne: {
        title: t('devices.tag.incomplete'),
        text: (name) => t('devices.tag.failedOne', { name }),
      },
      done: (items) =>
        items.length === 1
          ? t('devices.tagged', { name: items[0]?.name ?? '' })
          : t('devices.taggedMany', { count: items.length }),
    },
  });

  const dialog = clearing.dialog ?? tagging.dialog;
  const [hasAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once, when it is there.
  useEffect(() => {
    tagging.onPress(rows);
    setAsked(true);
  }, []);
  const isOver = hasAsked && !dialog;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return dialog && <BulkDialog {...dialog} />;
}
