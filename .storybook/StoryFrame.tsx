import { useEffect, useRef, useState } from 'react';
import * as styles from './canvas.css.ts';
import { frameAddress } from './docsFrame.ts';

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** The viewport of the story, if it has one. */
  readonly width?: string;
}

/**
 * A story on a docs page, as it is on a page of its own: what a page has once (the network, the focus, the ground, the
 * layer of dialogs) no story has from another. Nothing plays here: the story stands in its state by itself.
 */
export function StoryFrame({ id, name, globals, width = '100%' }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    let observer: ResizeObserver | undefined;
    function follow() {
      const body = element?.contentDocument?.body;
      observer?.disconnect();
      if (!body) return;
      observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
      observer.observe(body);
    }
    element?.addEventListener('load', follow);
    return () => {
      element?.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.storyFrame}
      // Before it is loaded it is high enough that not all are loaded at once.
      style={{ width, height: height ?? 600 }}
      loading="lazy"
      title={name}
      src={frameAddress(id, globals)}
    />
  );
}
