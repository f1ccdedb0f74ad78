import { useCarillon } from '../context.ts';

/**
 * Leads back to the list at `to` once a form is done (ENT-01): one step back where that list is the page before, so that
 * Back does not open the form again. Else, as where the form was opened by its address, the list takes its place.
 *
 * Which page is before, the browser's history tells: no router has to. Where it does not (a router in memory, a browser
 * without the Navigation API) the list takes the place of the form, too.
 */
export function useStepBack(to: string): () => void {
  const { navigation } = useCarillon('useStepBack');
  const navigate = navigation.useNavigate();
  const { pathname } = navigation.useLocation();
  const here = navigation.useHref(pathname);
  const list = navigation.useHref(to);
  return () => {
    const history = 'navigation' in window ? window.navigation : null;
    const index = history?.currentEntry?.index ?? 0;
    const before = history?.entries()[index - 1]?.url;
    // A router in memory has an address of its own, and the page before is not one of its pages.
    const isBefore = before != null && isSamePage(before, list) && isSamePage(location.href, here);
    if (!history || !isBefore) return navigate(to, { replace: true });
    // Code that prevents it, such as the host's, wants the form to stay.
    history.back().committed?.catch(() => {});
  };
}

/** Whether two addresses are the same page, whatever their queries. A router may keep its pages behind '#/'. */
const isSamePage = (a: string, b: string) => pageOf(a) === pageOf(b);

function pageOf(address: string): string {
  const { origin, pathname, hash } = new URL(address, location.href);
  return origin + pathname + (hash.startsWith('#/') ? hash.split('?', 1)[0] : '');
}
