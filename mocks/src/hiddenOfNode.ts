/** What Node has of the web, and the sandbox of Jest's jsdom hides. */
export const HIDDEN_OF_NODE = [
  'BroadcastChannel',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
] as const;
