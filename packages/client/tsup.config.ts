import { defineConfig } from 'tsup';
import { modules, prepare } from '../../scripts/tsup.ts';

const folder = import.meta.dirname;

export default defineConfig(modules(folder, prepare(folder)));
