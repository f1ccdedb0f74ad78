export {
  type Access,
  type Call,
  type CallAnswer,
  type CallInput,
  defineCall,
  formatPath,
  type PathParams,
  type Schema,
} from './call.ts';
export * from './calls/index.ts';
export {
  type AnswerDebug,
  answerDebug,
  type Envelope,
  envelope,
  type OpenEnvelope,
  openEnvelope,
} from './envelope.ts';
