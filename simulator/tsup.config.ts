import { defineConfig } from 'tsup';
import { library, prepare } from '../scripts/tsup.ts';

const folder = import.meta.dirname;

export default defineConfig(library(folder, prepare(folder)));
