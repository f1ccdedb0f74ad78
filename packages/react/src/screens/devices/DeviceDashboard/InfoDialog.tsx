import { useMessages } from '../../../hooks/useMessages.ts';
import { radioTexts } from '../../../messages/en/radio.ts';
import { type Fact, Facts } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

export interface InfoDialogProps {
  facts: readonly Fact[];
  onClose: () => void;
}

/** 'Additional Info' (D2). A module of its own: the dialog is loaded when it is first opened. */
export default function InfoDialog({ facts, onClose }: InfoDialogProps) {
  const t = useMessages(radioTexts);
  return (
    <Dialog isOpen title={t('dash.info')} closeLabel={t('dash.close')} onClose={onClose}>
      <Facts facts={facts} />
    </Dialog>
  );
}
