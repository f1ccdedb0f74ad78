export { mayPublish, maySubscribe } from './access.ts';
export { isAllowedHost, readHostName } from './host.ts';
