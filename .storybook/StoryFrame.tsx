import { useEffect, useRef, useState } from 'react';
import { watchSight } from '../packages/react/src/ui/watchSight.ts';
import * as styles from './canvas.css.ts';
import { frameAddress } from './docsFrame.ts';

/**
 * A frame is loaded when it is so near to being seen, in pixels. All of a page share one thread: with the browser's own lazy
 * loading, which looks 2,500 pixels ahead, thirteen began together, and none stood before all did.
 */
const NEARBY = 300;

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
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element && !isNear) return watchSight(element, NEARBY, setNear);
    let observer: ResizeObserver | undefined;
    function follow() {
      const body = element?.contentDocument?.body;
      observer?.disconnect();
      if (!body) return;
      observer = new ResizeObserver(() => {
        // Empty until its story is drawn, it would be flat, and the frames below it near: all of them would be loaded at once.
        if (body.matches('.sb-show-main')) setHeight(Math.ceil(body.getBoundingClientRect().height));
      });
      observer.observe(body);
    }
    element?.addEventListener('load', follow);
    return () => {
      element?.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, [isNear]);
  return (
    <iframe
      ref={frame}
      className={styles.storyFrame}
      // Before it is loaded it is high enough that not all are loaded at once.
      style={{ width, height: height ?? 600 }}
      title={name}
      data-story={id}
      src={isNear ? frameAddress(id, globals) : undefined}
    />
  );
}
