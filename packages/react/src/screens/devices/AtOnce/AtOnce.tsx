import type { Device } from '@carillon/protocol/device';
import { useEffect, useRef, useState } from 'react';
import { useDeviceLinks } from '../../../hooks/device/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import BulkDialog from '../../../patterns/list/BulkDialog.tsx';
import { useBulkAction } from '../../../patterns/list/useBulkAction.ts';
import type { RecordList } from '../../../patterns/list/useRecordList.ts';
import { Speaker, ToggleGroup } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';
import type { AtOnceTask, Chosen } from './atOnceTask.ts';
import { useRestoreTask } from './useRestoreTask.tsx';
import { useSaveTask } from './useSaveTask.tsx';
import { useStopTask } from './useStopTask.tsx';
import { useVolumeTask } from './useVolumeTask.tsx';

/** So many devices are asked at once: none of them waits for one that does not answer. */
const AT_ONCE = 16;

const TASKS = ['stop', 'volume', 'save', 'restore'] as const;
type TaskName = (typeof TASKS)[number];

export interface AtOnceProps {
  list: RecordList<Device>;
  /** Which of them. */
  rows: readonly Device[];
  /** It is done, or not to be done. */
  onClose: () => void;
}

/**
 * What many devices do at once (FLV-07). Each is asked by itself, and is done or named; what failed stays selected. A module
 * of its own: loaded when needed.
 */
export default function AtOnce({ list, rows, onClose }: AtOnceProps) {
  const t = useMessages(atOnceTexts);
  const linkOf = useDeviceLinks();
  const [chosen] = useState(() => rows.map((device): Chosen => ({ device, link: linkOf(device) })));
  const [name, setName] = useState<TaskName>('stop');
  const tasks: Readonly<Record<TaskName, AtOnceTask>> = {
    stop: useStopTask(chosen),
    volume: useVolumeTask(chosen),
    save: useSaveTask(chosen),
    restore: useRestoreTask(chosen),
  };
  const task = tasks[name];
  const done = useRef<Device[]>([]);

  const action = useBulkAction<Device>({
    label: t('atOnce.task'),
    icon: Speaker,
    list: {
      getName: list.getName,
      // Nothing of the records is another one. What is done is no longer selected, what failed is.
      async reload() {
        list.selection.drop(done.current.splice(0).map(({ id }) => id));
        task.onEnd?.();
      },
    },
    async run(device) {
      const one = chosen.find((other) => other.device.id === device.id);
      if (one) await task.run(one);
      done.current.push(device);
    },
    atOnce: AT_ONCE,
    isEachDevice: true,
    isReady: task.isReady,
    field: (
      <div className={styles.task}>
        <ToggleGroup<TaskName>
          label={t('atOnce.task')}
          isLabelHidden
          hasNoMessage
          isFullWidth
          options={TASKS.map((value) => ({ value, label: t(`atOnce.task.${value}`) }))}
          value={name}
          onChange={setName}
        />
        {task.field}
      </div>
    ),
    words: {
      title: (items) =>
        items.length === 1 ? t('atOnce.title.one') : t('atOnce.title', { count: items.length }),
      question: (names) => t('atOnce.chosen', { names }),
      ...task.words,
    },
  });

  const [hasAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once, when it is there.
  useEffect(() => {
    action.onPress(rows);
    setAsked(true);
  }, []);
  const isOver = hasAsked && !action.dialog;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return action.dialog && <BulkDialog {...action.dialog} />;
}
