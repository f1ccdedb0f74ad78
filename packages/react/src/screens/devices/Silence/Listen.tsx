import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { silenceTexts } from '../../../messages/en/silence.ts';
import { Button, Headphones, Square } from '../../../ui/index.ts';
import { playStream, type Trial } from '../common/playStream.ts';
import * as styles from './Silence.css.ts';

const SAID = {
  connecting: 'silence.listen.connecting',
  playing: 'silence.listen.playing',
  failed: 'silence.listen.failed',
  over: undefined,
} as const;

/** Hears in this browser what a device plays; leaving ends it. */
export function Listen({ uri }: { uri: string }) {
  const t = useMessages(silenceTexts);
  const [trial, setTrial] = useState<Trial>('over');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const isOn = trial === 'connecting' || trial === 'playing';
  const said = SAID[trial];

  function toggle() {
    stop.current();
    if (isOn) return setTrial('over');
    setTrial('connecting');
    stop.current = playStream(uri, setTrial);
  }

  return (
    <>
      <Button size="f" variant="main" icon={isOn ? Square : Headphones} onPress={toggle}>
        {t(isOn ? 'silence.listen.stop' : 'silence.listen')}
      </Button>
      <span role="status" className={styles.said}>
        {said && t(said)}
      </span>
    </>
  );
}
