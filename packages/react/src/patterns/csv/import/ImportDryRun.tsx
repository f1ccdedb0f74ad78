import { useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvImportTexts } from '../../../messages/en/csvImport.ts';
import { hiddenBelow, Select, shownBelow, ToggleGroup } from '../../../ui/index.ts';
import { ImportTable } from './ImportTable.tsx';
import { countOutcomes, findOutcome, type ImportRow } from './importRows.ts';
import type { ImportStepProps } from './importStep.ts';

const FILTERS = ['all', 'add', 'change', 'unchanged', 'wrong'] as const;
type Filter = (typeof FILTERS)[number];

/** One that is being corrected stays among the wrong ones: it would go from under the hand. */
function isShown(filter: Filter, row: ImportRow): boolean {
  if (filter === 'all') return true;
  return findOutcome(row) === filter || (filter === 'wrong' && row.open.length > 0);
}

/** What each row would do, before anything is written. */
export function ImportDryRun(props: ImportStepProps) {
  const t = useMessages(csvImportTexts);
  const { number } = useFormat();
  const { rows } = props.of;
  const [filter, setFilter] = useState<Filter>('all');
  const counts = { ...countOutcomes(rows), all: rows.length };
  const nameOf = (value: Filter) => (value === 'all' ? t('import.all') : t(`import.outcome.${value}`));
  const chosen = { label: t('import.filter'), isLabelHidden: true, hasNoMessage: true, size: 'm' } as const;
  return (
    <>
      <ToggleGroup<Filter>
        {...chosen}
        className={hiddenBelow.tablet}
        options={FILTERS.map((value) => ({
          value,
          label: `${nameOf(value)} ${number(counts[value])}`,
        }))}
        value={filter}
        onChange={setFilter}
      />
      <Select
        {...chosen}
        className={shownBelow.tablet}
        options={FILTERS.map((value) => ({
          value,
          label: t('import.filter.option', { name: nameOf(value), count: counts[value] }),
        }))}
        value={filter}
        onChange={(value) => setFilter(FILTERS.find((one) => one === value) ?? 'all')}
      />
      <ImportTable
        {...props}
        rows={rows.filter((row) => isShown(filter, row))}
        label={nameOf(filter)}
        isEditable
      />
    </>
  );
}
