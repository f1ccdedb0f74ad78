import { defineConfig } from 'tsup';
import { library, prepare } from '../../scripts/tsup.ts';

export default defineConfig(library(prepare(import.meta.dirname)));
