import { ImportColumns } from './ImportColumns.tsx';
import { ImportDryRun } from './ImportDryRun.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportRun } from './ImportRun.tsx';
import type { ImportStepProps } from './importStep.ts';

/** What is done after the file was chosen. A module of its own: fetched while somebody looks for the file. */
export default function AfterFile(props: ImportStepProps) {
  const { state } = props.of;
  switch (state.step) {
    case 'file':
    case 'reading':
      return null;
    case 'columns':
      return <ImportColumns {...props} />;
    case 'judging':
      return state.again ? <ImportReport {...props} /> : <ImportColumns {...props} />;
    case 'dryRun':
      return <ImportDryRun {...props} />;
    case 'running':
      return <ImportRun {...props} />;
    case 'report':
      return <ImportReport {...props} />;
  }
}
