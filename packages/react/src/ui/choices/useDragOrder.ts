import { type DragEvent, type HTMLAttributes, useState } from 'react';

/** What an item is given while it can be dragged. */
type DragProps = Pick<
  HTMLAttributes<HTMLElement>,
  'draggable' | 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd'
> & { readonly 'data-dragged'?: true | undefined; readonly 'data-drop'?: 'before' | 'after' | undefined };

/** For each item what makes it draggable, and says where one was dropped. */
export type DragOrder = (index: number, onMove: (from: number, to: number) => void) => DragProps;

/**
 * Drags an item of a list to the place of another one, by the browser's own drag and drop: it begins with a finger that rests,
 * scrolls at the edges of the window, and Escape takes it back. Keys have buttons of their own, so that 22 kB of react-aria,
 * which do the same with a keyboard, are not needed.
 *
 * @example const drag = useDragOrder(!isReadOnly); <li {...drag(index, move)}>
 */
export function useDragOrder(isEnabled: boolean): DragOrder {
  const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>();
  const end = () => setDrag(undefined);
  return (index, onMove) => {
    if (!isEnabled) return {};
    return {
      draggable: true,
      'data-dragged': drag?.from === index || undefined,
      'data-drop':
        drag && drag.over === index && drag.from !== index
          ? index < drag.from
            ? 'before'
            : 'after'
          : undefined,
      onDragStart({ dataTransfer }: DragEvent) {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that holds nothing; what other pages are told is nothing.
        dataTransfer.setData('text/plain', '');
        setDrag({ from: index, over: index });
      },
      onDragOver(event: DragEvent) {
        // Of what comes from elsewhere, such as a file, nothing is taken.
        if (!drag) return;
        event.preventDefault();
        if (drag.over !== index) setDrag({ ...drag, over: index });
      },
      onDrop(event: DragEvent) {
        if (!drag) return;
        event.preventDefault();
        end();
        if (drag.from !== index) onMove(drag.from, index);
      },
      onDragEnd: end,
    };
  };
}
