import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { termsTexts } from '../../messages/en/terms.ts';
import { Button } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from './TermsDialog.css.ts';

export interface TermsDialogProps {
  /** The terms of the host, instead of ours. */
  terms: ReactNode;
  onAgree: () => void;
  onClose: () => void;
}

/** The terms, and the button that agrees to them (S2, Signup). A module of its own: loaded when it is opened. */
export default function TermsDialog({ terms, onAgree, onClose }: TermsDialogProps) {
  const t = useMessages(termsTexts);
  return (
    <Dialog
      isOpen
      title={t('terms.title')}
      closeLabel={t('terms.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('terms.close')}</Button>
          <Button variant="main" onPress={onAgree}>
            {t('terms.agree')}
          </Button>
        </>
      }
    >
      <div className={styles.terms}>{terms ?? <OurTerms />}</div>
    </Dialog>
  );
}

const SECTIONS = ['who', 'streams', 'data', 'live', 'end'] as const;

function OurTerms() {
  const t = useMessages(termsTexts);
  return SECTIONS.map((section) => (
    <section key={section} className={styles.section}>
      <h3 className={styles.title}>{t(`terms.${section}`)}</h3>
      <p className={styles.words}>{t(`terms.${section}.detail`)}</p>
    </section>
  ));
}
