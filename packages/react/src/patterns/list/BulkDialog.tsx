import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { bulkTexts } from '../../messages/en/bulk.ts';
import { errorText } from '../../messages/errorText.ts';
import { Banner, Button, ProgressBar } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from './BulkDialog.css.ts';
import type { BulkDialogState, BulkItem, BulkStep } from './useBulkAction.ts';

const MOST_NAMES = 3;

type Outcome = Extract<BulkStep, { status: 'running' }>['outcome'];
type Failed = Outcome['failed'];

/** Where one row was all there was to do, it is not counted (API-10). */
const findOnlyFailed = ({ done, failed, left }: Outcome): Failed[number] | undefined =>
  done.length + failed.length + left.length === 1 ? failed[0] : undefined;

/**
 * Asks before something is done to many rows, shows how far it is, and names what failed. A module of its own: loaded
 * when needed.
 */
export default function BulkDialog(state: BulkDialogState) {
  const { step, field, onStop, onClose } = state;
  const t = useMessages(bulkTexts);
  return (
    <Dialog
      isOpen
      // What is to be filled in is left by a press beside it, a mere question is not.
      role={step.status === 'asking' && field !== undefined ? 'dialog' : 'alertdialog'}
      title={titleOf(state)}
      closeLabel={t('list.bulk.close')}
      onClose={step.status === 'running' ? onStop : onClose}
      footer={<Buttons {...state} />}
    >
      <Body {...state} />
    </Dialog>
  );
}

function titleOf({ step, words }: BulkDialogState): string {
  switch (step.status) {
    case 'asking':
      return words.title(step.items);
    case 'running':
      return words.running;
    default: {
      const only = findOnlyFailed(step.outcome);
      const { title, findTitle } = words.failedOne;
      return only ? (findTitle?.(only.error) ?? title) : words.incomplete;
    }
  }
}

function Body(state: BulkDialogState) {
  const { step, words, field } = state;
  switch (step.status) {
    case 'asking':
      return (
        <div className={styles.stack}>
          <p className={styles.sentence}>
            <Question words={words} items={step.items} />
          </p>
          {field}
        </div>
      );
    case 'running':
      return <Progress outcome={step.outcome} words={words} />;
    default:
      return <Incomplete outcome={step.outcome} words={words} />;
  }
}

interface QuestionProps extends Pick<BulkDialogState, 'words'> {
  items: readonly BulkItem[];
}

function Question({ words, items }: QuestionProps) {
  const t = useMessages(bulkTexts);
  const { list } = useFormat();
  const names = items.slice(0, MOST_NAMES).map(({ name }) => name);
  const count = items.length - MOST_NAMES;
  if (count > 0) names.push(t('list.bulk.more', { count }));
  return <>{words.question(list(names))}</>;
}

interface OutcomeProps extends Pick<BulkDialogState, 'words'> {
  outcome: Outcome;
}

function Progress({ outcome, words }: OutcomeProps) {
  const t = useMessages(bulkTexts);
  const { done, failed, left } = outcome;
  const doneCount = done.length + failed.length;
  const count = doneCount + left.length;
  const progress = t('list.bulk.progress', { done: doneCount, count });
  return (
    <div className={styles.stack}>
      <ProgressBar aria-label={progress} value={doneCount / count} />
      <p className={styles.sentence}>{progress}</p>
      {failed.length > 0 && count > 1 && <Failures failed={failed} words={words} />}
    </div>
  );
}

function Incomplete({ outcome, words }: OutcomeProps) {
  const t = useMessages(bulkTexts);
  const { failed, left } = outcome;
  const only = findOnlyFailed(outcome);
  if (only) {
    return (
      <Banner kind="danger" role="alert" title={words.failedOne.text(only.item.name)}>
        {reasonOf(words, errorText(t, only.error))}
      </Banner>
    );
  }
  return (
    <div className={styles.stack}>
      {failed.length > 0 && <Failures failed={failed} words={words} />}
      {left.length > 0 && <p className={styles.sentence}>{t('list.bulk.stopped', { count: left.length })}</p>}
    </div>
  );
}

function Failures({ failed, words }: Pick<BulkDialogState, 'words'> & { failed: Failed }) {
  const t = useMessages(bulkTexts);
  return (
    <Banner kind="danger" role="alert" title={words.failed(failed.length)}>
      <ul className={styles.names}>
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            <b>{item.name}</b>: {reasonOf(words, errorText(t, error))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const reasonOf = ({ reason }: BulkDialogState['words'], error: string) => reason?.(error) ?? error;

function Buttons({ step, words, isDangerous, isReady, aside, field, ...state }: BulkDialogState) {
  const t = useMessages(bulkTexts);
  // The button that was pressed has gone: the focus goes to the one in its place.
  switch (step.status) {
    case 'running':
      return (
        <Button key="stop" autoFocus onPress={state.onStop}>
          {t('list.bulk.stop')}
        </Button>
      );
    case 'incomplete': {
      const { failed, left } = step.outcome;
      return (
        <>
          <Button key="close" autoFocus onPress={state.onClose}>
            {t('list.bulk.close')}
          </Button>
          <Button onPress={state.onRetry}>
            {t('list.bulk.retry', { count: failed.length + left.length })}
          </Button>
        </>
      );
    }
    default:
      return (
        <>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          <Button autoFocus={field === undefined} onPress={state.onClose}>
            {t('list.bulk.cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'dangerMain' : 'main'}
            isDisabled={!isReady}
            onPress={state.onConfirm}
          >
            {words.confirm(step.items)}
          </Button>
        </>
      );
  }
}
