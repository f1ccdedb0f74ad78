export {
  type AnyEntity,
  type BodyOf,
  defineEntity,
  type Entity,
  type EntityCalls,
  type FormEntity,
  type ListedEntity,
  type RecordOf,
  type Unchecked,
  type Verb,
} from '../entity/entity.ts';
export { type AllNamedCalls, nameCall } from '../entity/names.ts';
export type { Schema } from '../field/schema.ts';
export * from './accountCalls.ts';
export {
  type Access,
  type Call,
  type CallAnswer,
  type CallInput,
  defineCall,
  formatPath,
  isRecordId,
  type PathParams,
} from './call.ts';
export { type CallName, calls } from './calls.ts';
export { type EntityName, entities } from './entities.ts';
export {
  type AnswerDebug,
  answerDebug,
  type Envelope,
  envelope,
  type OpenEnvelope,
  openEnvelope,
} from './envelope.ts';
export { findCalls } from './findCalls.ts';
export * from './sessionCalls.ts';
