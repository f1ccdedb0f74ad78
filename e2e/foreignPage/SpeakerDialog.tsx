import { DeviceDashboard } from '@carillon/react/devices';
import { useRef } from 'react';

/** Inside of the provider. */
export function SpeakerDialog({ id }: { id: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open the speaker
      </button>
      <dialog ref={dialog} style={{ width: 'min(100%, 720px)' }} aria-label="Speaker">
        <DeviceDashboard userId={2} id={id} headingLevel={2} hasBreadcrumbs={false} hasTabs={false} />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
