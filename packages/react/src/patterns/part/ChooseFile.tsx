import { type DragEvent, useRef, useState } from 'react';
import { Button, type ButtonProps, Upload } from '../../ui/index.ts';

export interface ChooseFileProps extends Pick<ButtonProps, 'isPending'> {
  label: string;
  /** As `accept` of a native input has it. */
  accept: string;
  onFile: (file: File) => void;
}

/** The button that asks for a file. */
export function ChooseFile({ label, accept, onFile, isPending }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} isPending={isPending} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ''; // the same file can be chosen again, once it is mended
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** What makes an element one on which a file can be dropped: for the pointer, beside a button that does the same. */
export function useFileDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  function handleDrag(event: DragEvent) {
    if (!onFile || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }
  return {
    'data-over': isOver || undefined,
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave({ relatedTarget: to, currentTarget }: DragEvent) {
      if (!(to instanceof Node && currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile?.(file);
    },
  };
}
