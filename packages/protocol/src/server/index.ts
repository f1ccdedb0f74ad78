export { mayPublish, maySubscribe } from './access.ts';
export { isAllowedHost, readHostName } from './host.ts';
export { type BrokerLogin, type BrokerLogins, type BrokerReach, listReach } from './reach.ts';
