import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { silenceTexts } from '../../../messages/en/silence.ts';
import {
  Bell,
  Button,
  ButtonLink,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestion,
  CircleX,
  Clock,
  ClockAlert,
  Icon,
  type IconType,
  Minus,
  Panel,
  Pause,
  Pencil,
  Play,
  Power,
  StateLabel,
  TriangleAlert,
  Volume2,
  VolumeX,
} from '../../../ui/index.ts';
import { useSectionRole } from '../../../ui/layout/ScreenFrame.ts';
import type { SilenceCheck } from './describeCheck.ts';
import type { Silence } from './describeSilence.ts';
import { Listen } from './Listen.tsx';
import * as styles from './Silence.css.ts';
import type { SilenceHelp, SilenceState } from './useSilence.ts';

/** Why a device is not heard, or a line that opens where nothing says that it is not. */
export function SilenceView(props: SilenceState) {
  const { isLoud } = props;
  const frame = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // With the panel its button is gone, and the focus with it.
    if (isLoud || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  }, [isLoud]);
  return (
    <div
      ref={frame}
      className={styles.frame}
      onClickCapture={() => {
        wasPressed.current = isLoud;
      }}
    >
      {isLoud ? <Loud {...props} /> : <Quiet {...props} />}
    </div>
  );
}

/** Where the triangle of all warnings says less. */
const BADGES: Readonly<Partial<Record<Silence['cause'], IconType>>> = {
  stoppedByHand: Pause,
  silent: VolumeX,
  volumeOff: Power,
  clockWrong: ClockAlert,
};

function Loud(props: SilenceState) {
  const { cause, severity, title, badge, checkedAt, sentence, detail, facts, checks, help, said } = props;
  const t = useMessages(silenceTexts);
  return (
    <Panel
      isFlush
      part="silence"
      title={title}
      end={<span className={styles.checked}>{t('silence.checked', { time: checkedAt })}</span>}
      className={styles.loud[severity]}
    >
      <div className={styles.halves}>
        <div className={styles.why}>
          <div role="status" className={styles.told}>
            <StateLabel kind={badge.kind} icon={BADGES[cause]} isLoud>
              {badge.word}
            </StateLabel>
            <p className={styles.sentence}>{sentence}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, value, note }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>
                    <bdi>{value}</bdi>
                    {note && <span className={styles.note}>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {help && (
            <div className={styles.help}>
              <Help {...help} />
            </div>
          )}
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
        <Chain checks={checks} severity={severity} />
      </div>
    </Panel>
  );
}

const ICONS: Readonly<Record<Exclude<SilenceHelp['kind'], 'listen'>, IconType>> = {
  start: Play,
  readClock: Clock,
  tell: Bell,
  editAddresses: Pencil,
  openAudio: Volume2,
  setClock: Clock,
};

function Help(help: SilenceHelp) {
  if (help.kind === 'listen') return <Listen uri={help.uri} />;
  if ('href' in help) {
    return (
      <ButtonLink variant="main" size="f" icon={ICONS[help.kind]} href={help.href}>
        {help.text}
      </ButtonLink>
    );
  }
  return (
    // What stands above has a main button of its own where nothing plays.
    <Button size="f" icon={ICONS[help.kind]} isPending={help.isPending} onPress={help.onPress}>
      {help.text}
    </Button>
  );
}

const QUIET: Readonly<Partial<Record<Silence['cause'], IconType>>> = {
  well: CircleCheck,
  outsideHours: Pause,
  nothingScheduled: Pause,
};

/** One line in every state: nothing below moves while a device begins or ends to play. */
function Quiet({ cause, sentence, detail, checks }: SilenceState) {
  const t = useMessages(silenceTexts);
  const role = useSectionRole();
  const [isOpen, setOpen] = useState(false);
  const chainId = useId();
  return (
    <Panel isFlush part="silence">
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? chainId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon
          icon={QUIET[cause] ?? CircleQuestion}
          className={styles.lineMark[cause === 'well' ? 'well' : 'open']}
        />
        <span className={styles.lineWords} title={detail || undefined}>
          <span className={styles.lineName}>{sentence}</span>{' '}
          <span className={styles.lineDetail}>
            {!isOpen && <span className={styles.lineDetailWords}>{detail}</span>}
          </span>
        </span>
        <Icon icon={isOpen ? ChevronUp : ChevronDown} />
      </button>
      {isOpen && (
        <div id={chainId} className={styles.opened}>
          {detail && <p className={styles.openedDetail}>{detail}</p>}
          <section role={role} aria-label={t('silence.chain')}>
            <Chain checks={checks} severity="none" />
          </section>
        </div>
      )}
    </Panel>
  );
}

const MARKS: Readonly<Record<SilenceCheck['mark'], IconType>> = {
  good: CircleCheck,
  cause: TriangleAlert,
  wrong: CircleAlert,
  unknown: CircleQuestion,
  notAsked: Minus,
  rest: Pause,
};

function Chain({ checks, severity }: Pick<Silence, 'checks' | 'severity'>) {
  const t = useMessages(silenceTexts);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list.
    <ol role="list" className={styles.chain} aria-label={t('silence.chain')}>
      {checks.map(({ name, mark, label, word, value }) => (
        <li key={name} className={styles.check} data-mark={mark} data-severity={severity}>
          <Icon
            icon={mark === 'cause' && severity === 'danger' ? CircleX : MARKS[mark]}
            // Where nothing stands for it, what the mark means is written.
            label={value === '' ? undefined : word}
          />
          <span className={styles.checkName}>{label}</span>
          <span className={styles.checkWord}>
            <bdi>{value || word}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
