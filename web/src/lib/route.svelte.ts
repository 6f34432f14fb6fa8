/** The address bar: which page is shown, and how links change it without loading the page anew. */

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** A link may have been cut in the middle of a letter. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): Route {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

let current = $state.raw<Route>(here());

export const route = {
  get path(): string {
    return current.path;
  },
  get query(): URLSearchParams {
    return current.query;
  },
  get hash(): string {
    return current.hash;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = here();
  if (!replace && !current.hash) scrollTo(0, 0);
}

/** Follow plain clicks on links inside the page. */
export function followLinks(): () => void {
  const changed = () => (current = here());
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|docs)(\/|$)/.test(link.pathname)) return; // what the server itself shows
    // Within the page the browser goes there itself, and takes the focus along.
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", changed);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", changed);
    document.removeEventListener("click", clicked);
  };
}
