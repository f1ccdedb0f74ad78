import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type Fact, Facts } from '../../../ui/index.ts';

export interface InfoDialogProps {
  facts: readonly Fact[];
  onClose: () => void;
}

/** 'Additional Info' (D2). A module of its own: the dialog is loaded when it is first opened. */
export default function InfoDialog({ facts, onClose }: InfoDialogProps) {
  const t = useMessages(dashboardTexts);
  return (
    <Dialog isOpen title={t('dash.info')} closeLabel={t('dash.close')} onClose={onClose}>
      <Facts facts={facts} />
    </Dialog>
  );
}
