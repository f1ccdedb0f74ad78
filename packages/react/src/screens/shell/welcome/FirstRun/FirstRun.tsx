import type { User } from '@carillon/protocol/account';
import { canRun, type Device } from '@carillon/protocol/device';
import { type ReactNode, useEffect } from 'react';
import { useCarillon } from '../../../../hooks/context.ts';
import type { Judgment } from '../../../../hooks/device/useAttention.ts';
import { useFirstRun } from '../../../../hooks/page/firstRun.ts';
import { useFormat } from '../../../../hooks/useFormat.ts';
import { useMessages } from '../../../../hooks/useMessages.ts';
import { boardTexts } from '../../../../messages/en/board.ts';
import { devicesTexts } from '../../../../messages/en/devices.ts';
import { firstRunTexts } from '../../../../messages/en/firstRun.ts';
import {
  ButtonLink,
  Check,
  Icon,
  joinClasses,
  Plus,
  StateLabel,
  visuallyHidden,
} from '../../../../ui/index.ts';
import { useHeading } from '../../../../ui/layout/ScreenFrame.ts';
import { useFirstLook } from '../../../devices/common/useFirstLook.ts';
import * as styles from './FirstRun.css.ts';
import { FIRST_RUN_STEPS, type FirstRunStep, firstRunStep } from './firstRunStep.ts';
import { PICTURES } from './pictures.tsx';
import { useFirstEvent } from './useFirstEvent.ts';

export interface FirstRunProps {
  user: User;
  /** What is known of the devices; none at the beginning. */
  judged: readonly { readonly device: Device; readonly judgment: Judgment }[];
  /** The same devices, for as long as they are the same. */
  devices: readonly Device[];
}

/** Three steps to the first sound, which tick themselves by what is true (NAV-20). A module of its own: few see it, and once. */
export default function FirstRun({ user, judged, devices }: FirstRunProps) {
  const t = useMessages(firstRunTexts, boardTexts, devicesTexts);
  const { paths, hasPage } = useCarillon('Welcome');
  const format = useFormat();
  const Heading = useHeading(1);
  const { firstRun, keep } = useFirstRun();
  const first = useFirstEvent(devices);
  const device = first?.device ?? findEldest(devices);
  const judgment = judged.find((one) => one.device.id === device?.id)?.judgment;
  const step = firstRunStep({
    firstRun,
    isAdmin: false,
    devices: devices.length,
    hasEvent: first !== null,
  });
  // One may have an event already: that is about to be told.
  const isTold = useFirstLook(
    true,
    first !== null || judged.every((one) => one.judgment.cause !== 'notAnswered'),
  );
  const isToBegin = step !== null && firstRun === 'none';
  useEffect(() => {
    if (isToBegin) keep('begun');
  });
  if (step === null) return null;
  const present = FIRST_RUN_STEPS.indexOf(step);
  return (
    <div className={styles.whole}>
      <ol aria-label={t('board.steps')} className={styles.steps}>
        {FIRST_RUN_STEPS.map((name, index) => {
          const look = index < present ? 'done' : index === present ? 'present' : 'waiting';
          const Picture = PICTURES[name];
          return (
            <li key={name} aria-current={look === 'present' ? 'step' : undefined} className={styles.step}>
              <Heading className={joinClasses(styles.title, look === 'waiting' && styles.waiting)}>
                <span className={styles.numbers[look]}>
                  {look === 'done' ? (
                    <>
                      <Icon icon={Check} size={14} />
                      <span className={visuallyHidden}>{t('firstRun.done')}</span>
                    </>
                  ) : (
                    format.number(index + 1)
                  )}
                </span>
                <span>{t(`firstRun.${name}`)}</span>
              </Heading>
              <p className={joinClasses(styles.detail, look === 'waiting' && styles.waiting)}>
                {look === 'done' ? said(name) : t(`firstRun.${name}.detail`)}
              </p>
              <div className={styles.pictures[look]}>
                <Picture />
              </div>
              <div
                className={
                  look === 'present' || (look === 'done' && name === 'register')
                    ? styles.action
                    : styles.noAction
                }
              >
                {look === 'present' && action(name)}
                {look === 'done' && name === 'register' && state()}
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.rest}>{t('firstRun.rest')}</p>
    </div>
  );

  /** What was done. */
  function said(name: FirstRunStep): ReactNode {
    const values = { device: device?.name ?? '', event: first?.event.name ?? '' };
    if (name === 'plan') return t('firstRun.plan.done', values);
    return t(
      judgment?.checks.online === 'good' ? 'firstRun.register.online' : 'firstRun.register.done',
      values,
    );
  }

  /** The one main button of the page. */
  function action(name: FirstRunStep): ReactNode {
    const href = hrefOf(name);
    return (
      href !== undefined && (
        <ButtonLink
          variant="main"
          size="f"
          icon={name === 'hear' ? undefined : Plus}
          href={href}
          className={styles.button}
        >
          {t(`firstRun.${name}.do`)}
        </ButtonLink>
      )
    );
  }

  function hrefOf(name: FirstRunStep): string | undefined {
    if (name === 'register') return hasPage('addDevice') ? paths.addDevice(user.id) : undefined;
    if (!device || !isTold) return undefined;
    const { user_id: userId, id, class_id: classId } = device;
    if (name === 'hear') return hasPage('device') ? paths.device(userId, id) : undefined;
    if (canRun(classId, 'playback') && hasPage('playbackEvent'))
      return paths.playbackEvent(userId, id, 'add');
    return hasPage('events') ? paths.events(userId, id) : undefined;
  }

  function state(): ReactNode {
    if (!device || !judgment) return null;
    const isOnline = judgment.checks.online === 'good';
    if (!isOnline && judgment.cause !== 'offline') return null;
    const word = t(isOnline ? 'device.online' : 'device.offline');
    return (
      <StateLabel kind={isOnline ? 'online' : 'offline'}>
        {t('firstRun.device', { device: device.name, state: word })}
      </StateLabel>
    );
  }
}

/** The one that was registered first. */
const findEldest = (devices: readonly Device[]) =>
  devices.reduce<Device | undefined>(
    (eldest, one) => (eldest && eldest.id < one.id ? eldest : one),
    undefined,
  );
