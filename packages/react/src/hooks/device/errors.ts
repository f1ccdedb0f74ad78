// What calls and commands fail with, for the screens that make such a failure themselves: they reach the client through hooks.
export { ApiError, CommandError } from '@carillon/client';
