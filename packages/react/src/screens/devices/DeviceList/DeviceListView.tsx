import type { Device } from '@carillon/protocol/device';
import { pageWindow } from '@carillon/protocol/list';
import type { ReactNode } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import {
  Banner,
  Button,
  EmptyState,
  List,
  ListRow,
  Pagination,
  Panel,
  Screen,
  ScreenTitle,
  Skeleton,
  Speaker,
} from '../../../ui/index.ts';
import * as styles from './DeviceList.css.ts';
import type { DeviceListState } from './useDeviceList.ts';

export interface DeviceListViewProps {
  state: DeviceListState;
  /** A row, with what is live in it. */
  renderRow: (device: Device) => ReactNode;
}

const PLACEHOLDERS = [180, 240, 150, 210, 170];

/** The devices list in any of its states. */
export function DeviceListView({ state, renderRow }: DeviceListViewProps) {
  const t = useMessages(deviceListTexts);
  return (
    <Screen isPage>
      <ScreenTitle>{t('devices.title')}</ScreenTitle>
      {state.status === 'failed' && (
        <Banner
          kind="danger"
          role="alert"
          title={t('devices.failed')}
          action={<Button onPress={state.onRetry}>{t('error.retry')}</Button>}
        >
          {state.reason}
        </Banner>
      )}
      {state.status === 'loading' && (
        <List className={styles.columns} aria-label={t('devices.loading')} isBusy>
          {PLACEHOLDERS.map((width) => (
            <ListRow key={width}>
              <Skeleton width={16} height={16} />
              <Skeleton width={width} />
            </ListRow>
          ))}
        </List>
      )}
      {state.status === 'empty' && (
        <Panel>
          <EmptyState icon={Speaker} title={t('devices.empty')}>
            {t('devices.empty.detail')}
          </EmptyState>
        </Panel>
      )}
      {state.status === 'ready' && (
        <List className={styles.columns} aria-label={t('devices.list')}>
          {state.devices.map(renderRow)}
        </List>
      )}
      {state.status === 'ready' && <Pages {...state} />}
    </Screen>
  );
}

function Pages({ count, params, onPage, devices }: Extract<DeviceListState, { status: 'ready' }>) {
  const t = useMessages(deviceListTexts);
  const pageCount = Math.ceil(count / params.size);
  if (pageCount <= 1) return null;
  const from = params.size * params.index + 1;
  return (
    <Pagination
      pages={pageWindow(params.index, pageCount).map((link) => (link === 'gap' ? link : link + 1))}
      page={params.index + 1}
      pageCount={pageCount}
      onPage={(page) => onPage(page - 1)}
      labels={{
        pages: t('devices.pages'),
        previous: t('devices.previous'),
        next: t('devices.next'),
        page: (page) => t('devices.page', { page }),
      }}
      summary={t('devices.range', { from, to: from + devices.length - 1, count })}
    />
  );
}
