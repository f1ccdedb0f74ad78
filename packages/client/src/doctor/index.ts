// What the panel of the doctor asks. The command looks at more: `npx @carillon/client doctor --help`.
export type { Finding } from './finding.ts';
export { examinePage, type PageQuestions } from './page/examinePage.ts';
export { VERSION } from './version.ts';
