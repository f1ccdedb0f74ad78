import { type DragEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Upload, X } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as fieldStyles from './Field.css.ts';
import { FieldParts, type FieldProps, partField, useFieldIds } from './FieldParts.tsx';
import * as styles from './FileDrop.css.ts';
import { FilePreview } from './FilePreview.tsx';
import { type FileProblem, type FileRules, findFileProblem, toPlainName } from './fileRules.ts';

export interface FileDropLabels {
  /** The button: "Choose a picture". */
  pick: string;
  /** Beside it: "or drop it here". */
  drop: string;
  /** The cross of a chosen file. */
  remove: string;
  cancel: string;
  /** What the progress bar measures. */
  progress: string;
  /** Why a file is refused, with the limit named. */
  refused: Readonly<Record<FileProblem, string>>;
}

/** A file that is kept already. */
export interface CurrentFile {
  /** Where it is seen. */
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

export interface FileDropProps extends FieldProps, FileRules {
  file: File | null;
  onChange: (file: File | null) => void;
  labels: FileDropLabels;
  formatSize: (bytes: number) => string;
  /** A look into a file of the right type and size: why it is refused, if it is. */
  check?: (file: File) => Promise<string | undefined>;
  /** What is there already, until another file is chosen: shown large, and so is what is chosen in its place. */
  current?: CurrentFile | undefined;
  /** 0 to 1, while the file is being sent. */
  progress?: number;
  /** The same in words. */
  progressText?: string;
  onCancel?: () => void;
  isDisabled?: boolean;
  className?: string;
  /** The button. */
  inputRef?: Ref<HTMLButtonElement>;
}

/** A file that is dropped or picked, judged before it is sent, seen, and followed while it is sent. */
export function FileDrop(all: FileDropProps) {
  const [field, { file, onChange, labels, formatSize, check, current, progress, onCancel, ...rest }] =
    partField(all);
  const { accept, maxBytes, isDisabled, isReadOnly, progressText, className, inputRef } = rest;
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);

  const told = { ...field, errorText: field.errorText ?? problem };
  const ids = useFieldIds(told);
  const isSending = progress !== undefined;
  const isFixed = isDisabled || isReadOnly || isSending;
  const shown = file ?? current;

  // The button that stopped it is gone: the focus goes to the one in its place.
  const words = useRef<HTMLDivElement>(null);
  const wasStopped = useRef(false);
  useEffect(() => {
    if (isSending) return;
    if (wasStopped.current) focusButton(words.current);
    wasStopped.current = false;
  }, [isSending]);

  const take = async (taken: File | undefined) => {
    if (!taken || isFixed) return;
    latest.current = taken;
    const known = findFileProblem(taken, { accept, maxBytes });
    const reason = known ? labels.refused[known] : await check?.(taken);
    if (latest.current !== taken) return; // another one was dropped while this one was looked into
    setProblem(reason);
    if (reason === undefined) onChange(taken);
  };
  const handleDrag = (event: DragEvent) => {
    if (isFixed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDragLeave = (event: DragEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    if (isFixed) return;
    latest.current = undefined;
    setProblem(undefined);
    onChange(null);
    focusButton(words.current); // the cross goes
  };
  return (
    <div className={joinClasses(fieldStyles.field, className)}>
      <FieldParts {...told} ids={ids}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button does the same. */}
        <div
          className={styles.box}
          data-filled={shown !== undefined || undefined}
          data-large={current !== undefined || undefined}
          data-over={isOver || undefined}
          data-invalid={told.errorText !== undefined || undefined}
          data-disabled={isDisabled || undefined}
          data-readonly={(isReadOnly && !isSending) || undefined}
          onDragEnter={handleDrag}
          onDragOver={handleDrag}
          onDragLeave={handleDragLeave}
          onDrop={handleDrop}
        >
          {shown && <FilePreview of={file ?? current?.url} />}
          <div ref={words} className={styles.words}>
            {shown && (
              <>
                <span className={styles.name} title={toPlainName(shown.name)}>
                  <bdi>{toPlainName(shown.name)}</bdi>
                </span>
                <span className={styles.size}>{formatSize(shown.size)}</span>
              </>
            )}
            {isSending ? (
              <div className={styles.progress}>
                <ProgressBar value={progress} valueText={progressText} aria-label={labels.progress} />
                {progressText !== undefined && <span className={styles.size}>{progressText}</span>}
              </div>
            ) : (
              <span className={styles.line}>
                <Button
                  ref={inputRef}
                  icon={Upload}
                  aria-describedby={ids.describedBy}
                  data-first-field
                  isDisabled={isDisabled}
                  className={styles.pick}
                  onPress={() => {
                    if (!isFixed) input.current?.click();
                  }}
                >
                  {labels.pick}
                </Button>
                <span className={styles.hint}>{labels.drop}</span>
              </span>
            )}
          </div>
          {isSending
            ? onCancel && (
                <Button
                  className={styles.stop}
                  onPress={() => {
                    wasStopped.current = true;
                    onCancel();
                  }}
                >
                  {labels.cancel}
                </Button>
              )
            : file && (
                <Button
                  variant="quiet"
                  size="s"
                  icon={X}
                  aria-label={labels.remove}
                  isDisabled={isDisabled}
                  onPress={remove}
                />
              )}
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            aria-labelledby={ids.labelId}
            accept={accept.join(',')}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = ''; // the same file can be picked again, once it is mended
            }}
          />
        </div>
      </FieldParts>
    </div>
  );
}

const focusButton = (inside: HTMLElement | null) => inside?.querySelector('button')?.focus();
