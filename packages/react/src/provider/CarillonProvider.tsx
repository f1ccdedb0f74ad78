import {
  type CarillonClient,
  createCarillonClient,
  createStore,
  reportUncaught,
  runIsolated,
  type SessionSnapshot,
  type WritableStore,
} from '@carillon/client';
import type { AttentionPolicy } from '@carillon/protocol/attention';
import type { Transport } from '@carillon/protocol/broker';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'react';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { CarillonContext, type Notice } from '../hooks/context.ts';
import type { LastLists } from '../hooks/page/lastLists.ts';
import { createLeaveGuard, guardedBy, type LeaveGuard } from '../hooks/page/leaving.ts';
import { createMemoryNavigation, type Navigation } from '../hooks/page/navigation.ts';
import { type AddressName, paths as ourPaths, type Paths } from '../hooks/page/paths.ts';
import { REGISTRATION_KEY } from '../hooks/page/registrationKey.ts';
import type { Language } from '../messages/language.ts';
import { createMessages, type MessageOverrides } from '../messages/messages.ts';
import { lazyPart } from '../patterns/part/lazyPart.tsx';
import { ClockContext } from '../ui/feedback/ClockContext.ts';
import { NavigationProvider, OverlayProvider } from '../ui/index.ts';
import { useIntl } from './intl.ts';
import { keepNotices } from './keepNotices.ts';
import { useMisuse } from './useMisuse.ts';

const Notices = lazyPart(() => import('./Notices.tsx'));
const LeaveQuestion = lazyPart(() => import('./LeaveQuestion.tsx'));

export interface CarillonProviderProps {
  /** What stands before `/api`; '' (the default) is the page's own origin. Read once, as `brokerUrl` is. */
  apiUrl?: string | undefined;
  /**
   * The broker: a websocket address such as 'wss://live.example.org:9001', several of them where it is a cluster (LIB-17), or
   * any transport. For another one, a new `key`.
   */
  brokerUrl?: string | readonly string[] | Transport | undefined;
  /** The debug variant, for development: a later screen then shows what the platform adds for developers (NAV-14). */
  debug?: boolean | undefined;
  /** Connects as soon as somebody is logged in, and not with the first device. Read once: for a page that opens with one. */
  connectsAtOnce?: boolean | undefined;
  /**
   * The answer to a call that your page has made before our code was there, as by a script in its HTML; undefined for all
   * others. Read once.
   */
  earlyAnswer?: ((url: string, init: RequestInit) => Promise<Response> | undefined) | undefined;
  /** A client made elsewhere, instead of the addresses: for tests, stories, and hosts that hand over a token. */
  client?: CarillonClient | undefined;
  /** The host's router; without it, navigation stays in memory. */
  navigation?: Navigation | undefined;
  /** Pages of yours to which screens lead instead of ours, by name: `{ devices: () => '/speakers' }`. Define it outside of the component. */
  paths?: Partial<Paths> | undefined;
  /** The pages that there are, by name, where not all are: nothing leads to any other. Define it outside of the component. */
  pages?: readonly AddressName[] | undefined;
  /** Other texts than the English ones, from `createLanguage`. */
  language?: Language | undefined;
  /** For dates, numbers and plurals; the default is that of the language, or American English. */
  locale?: string | undefined;
  /** For dates and times; the default is the browser's. */
  timeZone?: string | undefined;
  /**
   * The zone of a device that stands elsewhere, by its label; undefined for all others. What somebody chooses for a device in
   * this browser comes first. Define it outside of the component.
   */
  deviceTimeZone?: ((label: string) => string | undefined) | undefined;
  /** A time server of yours, such as 'ntp.example.org': it is suggested for devices before the public ones. */
  ntpServer?: string | undefined;
  /** How long each cause of silence is waited out, and how grave it is, where not as usual. */
  attention?: AttentionPolicy | undefined;
  /** Texts that replace single ones of the language, by key. */
  messages?: MessageOverrides | undefined;
  /** Follows the system unless given. */
  theme?: 'light' | 'dark' | undefined;
  /** Takes what a person is told for some seconds, such as 'Italy has been deleted!'; without it we show it. */
  onNotice?: ((notice: Notice) => void) | undefined;
  /** What is still shown of it when `withinHost` leads to another page is shown there: for an app of several pages. */
  keepsNotices?: boolean | undefined;
  /**
   * Takes what went wrong in code, for your error reports: a screen that failed while rendering and now says so in its
   * place (FLT-107), what a listener or another of these callbacks has thrown, which breaks nothing (FLT-109), and
   * a next token of yours that is none (SES-07).
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Called with who is logged in whenever that changes, here or in another tab. */
  onSession?: ((session: SessionSnapshot) => void) | undefined;
  /** A screen is shown while nobody is logged in, and says so: show a login of your own, or hand the next one over. */
  onLoginNeeded?: (() => void) | undefined;
  /** The node in which overlays open: for a shadow root, in which they work only with it. */
  container?: HTMLElement | undefined;
  children?: ReactNode;
}

type ProviderCallbacks = Pick<CarillonProviderProps, 'onNotice' | 'onError' | 'onSession' | 'onLoginNeeded'>;

const tellNobody = () => {};
const standsHere = () => undefined;

// The node carries theme and language, and takes no part in the host's layout.
const CONTENTS = { display: 'contents' } as const;

/** Everything that screens and hooks need, once around them. Two on one page do not know each other. */
export function CarillonProvider(props: CarillonProviderProps) {
  // An older one would fail deep in a screen, for want of a function.
  if (/^1([0-8]|9\.[01])\./.test(version)) throw new Error(`Carillon needs React 19.2, not ${version}.`);
  const { apiUrl = '', brokerUrl = '', debug, language, theme, container, children } = props;
  // Otherwise react-aria takes what is pressed or focused in there for the host of the root, and closes what has just opened.
  if (container) enableShadowDOM();
  const [ownNavigation] = useState(() => createMemoryNavigation());
  const [leaving] = useState(() => createLeaveGuard(LeaveQuestion.preload));
  const [lastLists] = useState<LastLists>(() => new Map());
  const nextLogin = useRef('');
  const hostNavigation = props.navigation ?? ownNavigation;
  const navigation = useMemo(() => guardedBy(leaving, hostNavigation), [leaving, hostNavigation]);
  const { connectsAtOnce, earlyAnswer, deviceTimeZone = standsHere } = props;
  const [ownClient] = useState(
    () =>
      props.client ?? createCarillonClient({ apiUrl, broker: brokerUrl, debug, connectsAtOnce, earlyAnswer }),
  );
  const client = props.client ?? ownClient;
  const locale = useIntl(client, 'locale', props.locale) ?? language?.locale ?? 'en-US';
  const timeZone =
    useIntl(client, 'timeZone', props.timeZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

  useEffect(() => client.start(), [client]);
  // What is too old is dropped, also where nobody ever comes back to it.
  useEffect(() => {
    if (client.storage.read(REGISTRATION_KEY) === null) return;
    import('../hooks/page/keptRegistration.ts')
      .then(({ readRegistration }) => readRegistration(client))
      .catch(client.errors.report);
  }, [client]);

  const [notices] = useState(() => createStore<readonly Notice[]>([]));
  const [showNotice] = useState(() => (notice: Notice) => notices.set([...notices.getSnapshot(), notice]));
  const [endNotices] = useState(
    () => (path: string) =>
      notices.set(notices.getSnapshot().filter(({ link }) => link?.href.split('?')[0] !== path)),
  );
  const { keepsNotices = false } = props;
  useEffect(() => (keepsNotices ? keepNotices(notices, client) : undefined), [keepsNotices, notices, client]);
  // A callback that is another one at each render of the host draws no screen anew.
  const callbacks = useRef<ProviderCallbacks>(props);
  useEffect(() => {
    callbacks.current = props;
  });
  const { notify, reportError, askForLogin } = useMemo(
    () => ({
      notify: (notice: Notice) =>
        runIsolated(() => (callbacks.current.onNotice ?? showNotice)(notice), client.errors.report),
      reportError: (error: unknown) => runIsolated(() => callbacks.current.onError?.(error), reportUncaught),
      askForLogin() {
        runIsolated(() => callbacks.current.onLoginNeeded?.(), client.errors.report);
      },
    }),
    [client, showNotice],
  );
  // Before the first effect of a screen, which may call a callback that throws.
  useLayoutEffect(
    () => client.errors.subscribe((error) => (callbacks.current.onError ?? reportUncaught)(error)),
    [client],
  );
  useEffect(
    () => client.session.subscribe(() => callbacks.current.onSession?.(client.session.getSnapshot())),
    [client],
  );

  const ref = useRef<HTMLDivElement>(null);
  useMisuse(client, props, ref);
  const overrides = props.messages;
  const messages = useMemo(
    () => createMessages({ overrides, language, locale }),
    [overrides, language, locale],
  );
  const given = props.paths;
  const paths = useMemo(() => ({ ...ourPaths, ...given }), [given]);
  const { pages, ntpServer, attention } = props;
  const hasPage = useCallback((name: AddressName) => pages?.includes(name) ?? true, [pages]);
  const isNotKeptTold = useRef(false);
  useEffect(() => {
    const { session, errors } = client;
    return session.subscribe(() => {
      if (isNotKeptTold.current || session.lasting.getSnapshot() || !session.getSnapshot().user) return;
      isNotKeptTold.current = true;
      import('./tellNotKept.ts')
        .then(({ tellNotKept }) => tellNotKept(messages, notify))
        .catch(errors.report);
    });
  }, [client, messages, notify]);
  const value = useMemo(
    () => ({
      client,
      navigation,
      leaving,
      paths,
      hasPage,
      tellName: tellNobody,
      tellSaved: tellNobody,
      tellFailure: tellNobody,
      lastLists,
      nextLogin,
      locale,
      timeZone,
      viewersTimeZone: timeZone,
      deviceTimeZone,
      ntpServer,
      attention,
      messages,
      notify,
      endNotices,
      reportError,
      askForLogin,
    }),
    [
      client,
      navigation,
      leaving,
      paths,
      hasPage,
      lastLists,
      locale,
      timeZone,
      deviceTimeZone,
      ntpServer,
      attention,
      messages,
      notify,
      endNotices,
      reportError,
      askForLogin,
    ],
  );
  return (
    <CarillonContext value={value}>
      <NavigationProvider navigate={navigation.useNavigate()} useHref={navigation.useHref}>
        <I18nProvider locale={locale}>
          <div
            ref={ref}
            data-carillon-provider=""
            data-carillon-theme={theme}
            lang={locale}
            dir={isRTL(locale) ? 'rtl' : undefined}
            style={CONTENTS}
          >
            <OverlayProvider container={container} origin={ref} theme={theme}>
              <ClockContext value={client.clock}>
                {/* Screens wait here for the texts of a language where nothing nearer does. */}
                <Suspense>{children}</Suspense>
                <LazyNotices notices={notices} />
                <LazyLeaveQuestion leaving={leaving} />
              </ClockContext>
            </OverlayProvider>
          </div>
        </I18nProvider>
      </NavigationProvider>
    </CarillonContext>
  );
}

/** Nothing, until there is something to tell; from then on always there, so that the next one is read out. */
function LazyNotices({ notices }: { notices: WritableStore<readonly Notice[]> }) {
  const hasAny = useSyncExternalStore(notices.subscribe, notices.getSnapshot, notices.getSnapshot).length > 0;
  const [isNeeded, setNeeded] = useState(false);
  if (hasAny && !isNeeded) setNeeded(true);
  return isNeeded && <Notices notices={notices} />;
}

/** The question of the guard, while it is open. */
function LazyLeaveQuestion({ leaving }: { leaving: LeaveGuard }) {
  const { subscribe, getSnapshot } = leaving.waiting;
  const isOpen = useSyncExternalStore(subscribe, getSnapshot, () => null) !== null;
  return isOpen && <LeaveQuestion leaving={leaving} />;
}
