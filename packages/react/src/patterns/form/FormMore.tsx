import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Button, ChevronDown, ChevronUp } from '../../ui/index.ts';
import * as styles from './FormMore.css.ts';
import { isWithin } from './paths.ts';
import type { FormState } from './useForm.ts';

export interface FormMoreProps {
  form: Pick<FormState<object>, 'flagged' | 'step'>;
  /** The paths of its fields: where one of them is flagged, it opens. */
  paths: readonly string[];
  /** What is inside, in a few words: 'Tax, note, alert and features'. */
  names: string;
  /** Sections, as those around it. */
  children: ReactNode;
}

/** Sections that few people need: 'Show more', with what is inside (S2, Product form). */
export function FormMore({ form: { flagged, step }, paths, names, children }: FormMoreProps) {
  const t = useMessages(formTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isFlagged = flagged.some((path) => paths.some((own) => isWithin(path, own)));
  if (isFlagged && !isOpen) setOpen(true);
  // What was hidden could not take the focus; a field before it has it by now.
  useEffect(() => {
    if (!isFlagged || document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    if (step.status === 'invalid' || step.status === 'refused') {
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [isFlagged, step.status]);
  return (
    <>
      <div className={styles.line}>
        <Button
          variant="quiet"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-names`}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'form.less' : 'form.more')}
        </Button>
        <span id={`${id}-names`} className={styles.names}>
          {names}
        </span>
      </div>
      {/* Hidden and still there: a form knows its fields only while they are drawn. */}
      <div ref={ref} id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
