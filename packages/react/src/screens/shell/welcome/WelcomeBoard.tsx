import type { User } from '@carillon/protocol/account';
import { type DeviceTag, devices, deviceTags } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { welcomeTexts } from '../../../messages/en/welcome.ts';
import { errorText } from '../../../messages/errorText.ts';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  hiddenBelow,
  Screen,
  ScreenTitle,
  Skeleton,
  Speaker,
} from '../../../ui/index.ts';
import { DeviceBoard } from './DeviceBoard.tsx';
import * as styles from './WelcomeBoard.css.ts';

/** Of more devices only their number is shown. */
const MOST = 48;

const NO_TAGS: readonly DeviceTag[] = [];

/** For people who are logged in: their devices at a glance, each a link (D2). */
export default function WelcomeBoard({ user }: { user: User }) {
  const t = useMessages(shellTexts, welcomeTexts, boardTexts, deviceListTexts);
  const { paths, hasPage } = useCarillon('Welcome');
  const count = useCall(devices.calls.count, { userId: user.id, query: {} });
  const isFew = count.data !== undefined && count.data > 0 && count.data <= MOST;
  const query = { limit: MOST, order_by: 'name_asc' };
  const list = useCall(devices.calls.list, { userId: user.id, query }, { isEnabled: isFew });
  // The board is grouped by them. Without them it is one group.
  const tags = useCall(deviceTags.calls.list, { userId: user.id }, { isEnabled: isFew });
  const isBoardReady = list.data !== undefined && (tags.data !== undefined || tags.isError);
  const error = count.error ?? list.error;
  const isLoading = !error && (count.data === undefined || (isFew && !isBoardReady));
  return (
    <Screen isPage isLoading={isLoading}>
      <ScreenTitle
        end={
          hasPage('devices') && (
            <ButtonLink href={paths.devices(user.id)} className={hiddenBelow.phone}>
              {t('welcome.devices')}
            </ButtonLink>
          )
        }
      >
        {t('welcome.greeting', { name: user.username })}
      </ScreenTitle>
      {error && (
        <Banner
          kind="danger"
          role="alert"
          title={t('devices.failed')}
          action={
            <Button onPress={() => void (count.error ? count : list).refetch()}>{t('error.retry')}</Button>
          }
        >
          {errorText(t, error)}
        </Banner>
      )}
      {isLoading && (
        <div role="status" aria-label={t('board.loading')} aria-busy="true" className={styles.one}>
          <Skeleton width={120} />
        </div>
      )}
      {count.data === 0 && (
        <div className={styles.board}>
          <EmptyState icon={Speaker} title={t('devices.empty')}>
            {t('devices.empty.detail')}
          </EmptyState>
        </div>
      )}
      {count.data !== undefined && count.data > MOST && (
        <div className={styles.one}>
          <p className={styles.count}>{t('board.devices', { count: count.data })}</p>
          <p className={styles.more}>{t('board.many')}</p>
        </div>
      )}
      {isFew && isBoardReady && (
        <DeviceBoard userId={user.id} devices={list.data} tags={tags.data ?? NO_TAGS} />
      )}
    </Screen>
  );
}
