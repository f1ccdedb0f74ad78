export const scenario = 'not exported by default';
