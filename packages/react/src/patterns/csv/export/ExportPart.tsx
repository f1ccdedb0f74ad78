import type { CsvStyle } from '@carillon/protocol/csv';
import type { RefObject } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { csvExportTexts } from '../../../messages/en/csvExport.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Banner, Button, Download, ProgressBar, ToggleGroup } from '../../../ui/index.ts';
import { OpenPopover } from '../../../ui/overlays/Popover.tsx';
import * as styles from './ExportPart.css.ts';
import { type ExportSource, type ExportState, useExport } from './useExport.ts';

export interface ExportPartProps extends ExportSource {
  /** Where the button of the menu stands. */
  anchorRef: RefObject<HTMLElement | null>;
}

/**
 * Asks how a file is written, and tells how far it is while the list can be used (CSV-01). A module of its own: loaded when
 * it is first asked for.
 */
export default function ExportPart(props: ExportPartProps) {
  const t = useMessages(csvExportTexts);
  const { count, anchorRef, onClose } = props;
  const state = useExport(props);
  if (state.action.state.status !== 'idle') return <Running {...props} export={state} />;
  return (
    <OpenPopover title={t('export.title')} triggerRef={anchorRef} onClose={onClose}>
      <Choice export={state} count={count} />
    </OpenPopover>
  );
}

interface PartProps {
  export: ExportState;
  count: number;
}

function Choice({ export: { style, onStyle, hasDecimals, action }, count }: PartProps) {
  const t = useMessages(csvExportTexts);
  return (
    <div className={styles.choice}>
      <p className={styles.small}>{t('export.what', { count })}</p>
      <ToggleGroup<CsvStyle['separator']>
        label={t('export.separator')}
        hasNoMessage
        size="m"
        isFullWidth
        options={[
          { value: ',', label: t('export.comma') },
          { value: ';', label: t('export.semicolon') },
        ]}
        value={style.separator}
        onChange={(separator) => onStyle({ ...style, separator })}
      />
      {hasDecimals && (
        <ToggleGroup<CsvStyle['decimal']>
          label={t('export.decimal')}
          hasNoMessage
          size="m"
          isFullWidth
          options={[
            { value: '.', label: '8.90' },
            { value: ',', label: '8,90' },
          ]}
          value={style.decimal}
          onChange={(decimal) => onStyle({ ...style, decimal })}
        />
      )}
      <p className={styles.small}>{t('export.hint')}</p>
      <Button variant="main" icon={Download} isFullWidth onPress={() => action.run()}>
        {t('export.start', { count })}
      </Button>
    </div>
  );
}

/** Beside the list, which can be used meanwhile. */
function Running({ export: { action }, count, onClose }: PartProps & Pick<ExportSource, 'onClose'>) {
  const t = useMessages(csvExportTexts);
  const { state } = action;
  if (state.status === 'failed') {
    return (
      <div className={styles.panel}>
        <Banner
          kind="danger"
          role="alert"
          title={t('export.failed')}
          dismissLabel={t('export.close')}
          onDismiss={onClose}
          action={<Button onPress={action.retry}>{t('error.retry')}</Button>}
        >
          {errorText(t, state.error)}
        </Banner>
      </div>
    );
  }
  const done = (state.status === 'running' && state.progress) || 0;
  const all = Math.max(done, count);
  const progress = t('export.progress', { done, count: all });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <div role="group" aria-label={t('export.title')} className={styles.panel}>
      <b className={styles.title}>{t('export.title')}</b>
      <p className={styles.small}>{t('export.running')}</p>
      <div className={styles.line}>
        <span className={styles.progress}>{progress}</span>
        <Button
          size="s"
          autoFocus
          onPress={() => {
            action.stop();
            onClose();
          }}
        >
          {t('export.stop')}
        </Button>
      </div>
      <ProgressBar aria-label={t('export.title')} value={done / all} valueText={progress} />
    </div>
  );
}
