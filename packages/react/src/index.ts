export { CarillonProvider, type CarillonProviderProps } from './CarillonProvider.tsx';
export * from './hooks/index.ts';
export type { Plural, Text } from './messages/area.ts';
export { type AreaTexts, createLanguage, type Language, type LanguageLoaders } from './messages/language.ts';
export type { MessageKey, MessageOverrides, MessageValues, Translate } from './messages/messages.ts';
export { AppShell, type AppShellProps } from './screens/shell/AppShell.tsx';
export { NotFound } from './screens/shell/NotFound.tsx';
export { RequireSession, type RequireSessionProps } from './screens/shell/RequireSession.tsx';
export { Welcome } from './screens/shell/Welcome.tsx';
