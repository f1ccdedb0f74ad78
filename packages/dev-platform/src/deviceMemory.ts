import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type MemoryPort, parseFirmwareState } from '@carillon/simulator';
import { BEGIN_ANEW, StartError } from './sentence.ts';

/**
 * A device's memory in a file. A process that is killed in the middle of a save leaves the state before it or the one
 * after it, never half of one (FLT-105). Loading a damaged file throws a StartError with its path.
 */
export function createFileMemory(path: string): MemoryPort {
  return {
    load() {
      if (!existsSync(path)) return null;
      const state = parseFirmwareState(parseJson(readFileSync(path, 'utf8')));
      if (!state) throw new StartError(`The memory of a device in ${path} is damaged. ${BEGIN_ANEW}`);
      return state;
    },
    save(state) {
      const draft = `${path}.tmp`;
      writeThrough(draft, JSON.stringify(state));
      renameSync(draft, path);
      // The new name is on the disk only when its folder is.
      syncFolder(dirname(path));
    },
  };
}

function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  // Windows cannot open a folder and needs no such step.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
