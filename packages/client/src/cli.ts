#!/usr/bin/env node
import { main } from './doctor/main.ts';

process.exitCode = await main(process.argv.slice(2), process.env, console);
