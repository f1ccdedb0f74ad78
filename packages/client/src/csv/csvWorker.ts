// Runs in a worker of its own, by its address (`openCsvWorker.ts`).
import { CsvFileError } from './csvFile.ts';
import { parseCsv } from './parseCsv.ts';
import type { CsvWorkerMessage } from './workerMessages.ts';

const tell = (message: CsvWorkerMessage) => postMessage(message);

async function read(file: Blob) {
  try {
    for await (const part of parseCsv(file)) tell(part);
    tell({ kind: 'end' });
  } catch (error) {
    tell(
      error instanceof CsvFileError
        ? { kind: 'error', code: error.code, line: error.line }
        : { kind: 'error' },
    );
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => void read(data));
