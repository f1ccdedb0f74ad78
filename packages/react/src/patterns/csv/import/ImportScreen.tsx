import type { CsvImport, CsvReference } from '@carillon/protocol/csv';
import { useEffect, useRef } from 'react';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { Breadcrumbs, joinClasses, Screen, ScreenTitle } from '../../../ui/index.ts';
import { page as pageFrame } from '../../../ui/layout/Screen.css.ts';
import { form, page, screen } from '../../form/FormPage.css.ts';
import type { StoredRecord } from '../../form/stored/recordStore.ts';
import { lazyPart } from '../../part/lazyPart.tsx';
import { ImportBar } from './ImportBar.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { FieldLabels, ImportStepProps } from './importStep.ts';
import { useImport } from './useImport.ts';

const AfterFile = lazyPart(() => import('./AfterFile.tsx'));

export interface ImportScreenProps<Rec, Form, Body> {
  csv: CsvImport<Rec, Form, Body>;
  /** 'Import carriers'. */
  title: string;
  /** 'Carriers'. */
  listTitle: string;
  listPath: string;
  labels: FieldLabels;
}

/** A page that imports records from a file, in four steps (CSV-02). */
export function ImportScreen<Rec extends StoredRecord & CsvReference, Form extends object, Body>({
  csv,
  title,
  listTitle,
  listPath,
  labels,
}: ImportScreenProps<Rec, Form, Body>) {
  const t = useMessages(csvImportTexts, formTexts);
  useScreenName(title);
  const names = Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, [label]]));
  const of = useImport(csv, names, listPath);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { step } = of.state;
  const props: ImportStepProps = { of, fields: csv.fields, labels, listPath };
  // While somebody looks for the file.
  useEffect(() => void AfterFile.preload(), []);
  const lastStep = useRef(step);
  // Each step is another page to whoever does not see it.
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (step === 'dryRun' || step === 'running' || step === 'report' || step === 'columns') {
      titleRef.current?.focus();
    }
  }, [step]);
  return (
    <Screen className={screen}>
      <div className={form}>
        <div className={joinClasses(pageFrame, page)}>
          <Breadcrumbs
            aria-label={t('form.path')}
            crumbs={[{ label: listTitle, href: listPath }, { label: t('import.crumb') }]}
          />
          <ScreenTitle ref={titleRef}>{title}</ScreenTitle>
          <ImportSteps state={of.state} />
          <ImportFile of={of} />
          {of.file && <AfterFile {...props} />}
        </div>
        <ImportBar {...props} />
      </div>
    </Screen>
  );
}
