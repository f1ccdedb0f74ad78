export { obeyContentSecurity } from './contentSecurity.ts';
export * from './hooks/index.ts';
export type { Plural, Text } from './messages/area.ts';
export { brokerErrorText, errorText } from './messages/errorText.ts';
export { type AreaTexts, createLanguage, type Language, type LanguageLoaders } from './messages/language.ts';
export type { MessageKey, MessageOverrides, MessageValues, Translate } from './messages/messages.ts';
export type { HostColumn, ListSlots } from './patterns/list/ListRows.tsx';
export { lazyPart } from './patterns/part/lazyPart.tsx';
export { type LazyScreen, lazyScreen } from './patterns/part/lazyScreen.tsx';
export { CarillonProvider, type CarillonProviderProps } from './provider/CarillonProvider.tsx';
export type { ScreenOptions } from './screens/ScreenOptions.tsx';
export { AppShell, type AppShellProps } from './screens/shell/AppShell.tsx';
export { ManagingBanner } from './screens/shell/managingPart.ts';
export type { Appearance, ThemeChoice } from './screens/shell/menu/Appearance.ts';
export { NotFound } from './screens/shell/NotFound.tsx';
export {
  AccountMenuButton,
  LiveConnection,
  ShellFooter,
  ShellTop,
  SideMenu,
} from './screens/shell/parts.ts';
export { RequireGuest, type RequireGuestProps } from './screens/shell/RequireGuest.tsx';
export { RequireSession, type RequireSessionProps } from './screens/shell/RequireSession.tsx';
export { Welcome } from './screens/shell/welcome/Welcome.tsx';
