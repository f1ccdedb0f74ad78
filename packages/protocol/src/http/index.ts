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
export { type Envelope, envelope } from './envelope.ts';
