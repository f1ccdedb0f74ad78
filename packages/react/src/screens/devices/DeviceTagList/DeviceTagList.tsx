import type { DeviceTag } from '@carillon/protocol/device';
import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceTagsTexts } from '../../../messages/en/deviceTags.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Badge, Tag } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceAreaTabs } from '../common/DeviceAreaTabs.tsx';
import { useDeviceTagList } from './useDeviceTagList.ts';

const DeviceTagDialog = lazyPart(() => import('./DeviceTagDialog.tsx'));

export interface DeviceTagListProps extends ListSlots<DeviceTag> {
  /** Whose tags: one's own id, or anybody's for an admin. */
  userId: number;
}

/** A person's tags for devices (D2, Tags list). */
export const DeviceTagList = asPrivateScreen(
  'DeviceTagList',
  function DeviceTagList({ userId, ...slots }: DeviceTagListProps) {
    const t = useMessages(deviceTagsTexts);
    const [edited, setEdited] = useState<DeviceTag | 'new' | null>(null);
    const { list, actions } = useDeviceTagList(userId, setEdited);
    const assigned = ({ device_count }: DeviceTag) => t('deviceTags.assigned', { count: device_count });
    return (
      <>
        <ListScreen
          list={list}
          slots={slots}
          title={t('deviceTags.title')}
          sentence={{
            loading: t('deviceTags.counts.loading'),
            ready: ({ count }) => t('deviceTags.counts', { count }),
          }}
          above={<DeviceAreaTabs userId={userId} current="deviceTags" />}
          empty={{ icon: Tag, title: t('deviceTags.empty'), detail: t('deviceTags.empty.detail') }}
          failedTitle={t('deviceTags.failed')}
          csv={{ table: 'deviceTags' }}
          add={{ label: t('deviceTags.create'), onPress: () => setEdited('new') }}
          actions={actions}
          columns={[
            { kind: 'name', show: (name, { variant }) => <Badge variant={variant}>{name}</Badge> },
            { kind: 'cell', cell: assigned, width: '120px', placeholderWidth: 72 },
          ]}
        />
        {edited !== null && (
          <DeviceTagDialog
            userId={userId}
            tag={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </>
    );
  },
);
