import {
  type CsvFile,
  CsvFileError,
  type CsvFileRow,
  MAX_CSV_BYTES,
  type ReadCsv,
  type ReadCsvOptions,
} from './csvFile.ts';
import { nextTurn } from './nextTurn.ts';
import type { CsvPart } from './parseCsv.ts';
import type { CsvWorkerMessage } from './workerMessages.ts';

/** Puts the parts of a file together. */
function createCollector({ onProgress }: ReadCsvOptions) {
  const rows: CsvFileRow[] = [];
  let file: CsvFile | undefined;
  return {
    take(part: CsvPart) {
      if (part.kind === 'head') {
        const { heads, separator, encoding } = part;
        file = { heads, separator, encoding, rows };
        return;
      }
      for (const row of part.rows) rows.push(row);
      onProgress?.(part.done);
    },
    finish(): CsvFile {
      if (!file) throw new CsvFileError('empty');
      return file;
    },
  };
}

/** What is known of a file before any of it is read. */
function checkSize({ size }: Blob): void {
  if (size === 0) throw new CsvFileError('empty');
  if (size > MAX_CSV_BYTES) throw new CsvFileError('tooLarge');
}

/** Reads a file here, in pieces between which the page goes on. */
export const readCsvHere: ReadCsv = async (file, options = {}) => {
  checkSize(file);
  const collector = createCollector(options);
  // What the worker has already, where there is one.
  const { parseCsv } = await import('./parseCsv.ts');
  for await (const part of parseCsv(file)) {
    options.signal?.throwIfAborted();
    collector.take(part);
    await nextTurn();
  }
  return collector.finish();
};

/** There is no worker: a policy of the page forbids it, or its file could not be fetched. */
class NoWorkerError extends Error {}

function readInWorker(worker: Worker, file: Blob, options: ReadCsvOptions): Promise<CsvFile> {
  const { signal } = options;
  const collector = createCollector(options);
  let stop = () => {};
  const end = new Promise<CsvFile>((resolve, reject) => {
    stop = () => reject(signal?.reason);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new NoWorkerError());
    };
    worker.onmessage = ({ data }: MessageEvent<CsvWorkerMessage>) => {
      if (data.kind === 'end') resolve(collector.finish());
      else if (data.kind !== 'error') collector.take(data);
      else reject(data.code ? new CsvFileError(data.code, data.line) : new NoWorkerError());
    };
  });
  signal?.addEventListener('abort', stop);
  worker.postMessage(file);
  return end.finally(() => {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  });
}

/** Fetched with the first file: Jest cannot even load a module that asks for its own address. */
async function openWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return null;
  const module = await import('./openCsvWorker.ts').catch(() => null);
  return module?.openCsvWorker() ?? null;
}

/** Reads a file in a worker, or here where there is none. */
export const readCsv: ReadCsv = async (file, options = {}) => {
  checkSize(file);
  options.signal?.throwIfAborted();
  const worker = await openWorker();
  options.signal?.throwIfAborted();
  if (!worker) return readCsvHere(file, options);
  try {
    return await readInWorker(worker, file, options);
  } catch (error) {
    if (error instanceof NoWorkerError) return readCsvHere(file, options);
    throw error;
  }
};
