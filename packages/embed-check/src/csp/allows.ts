/** What is asked of a directive. */
export interface Request {
  /** The address that is fetched. */
  url: string;
  /** The page that fetches it. */
  page: string;
  nonce?: string | undefined;
  integrity?: string | undefined;
}

/** Whether the sources of a directive allow a fetch, as Content Security Policy Level 3 matches them. */
export function allows(sources: readonly string[], request: Request): boolean {
  const { nonce, integrity } = request;
  const quoted = sources.filter((source) => source.startsWith("'"));
  if (nonce && quoted.includes(`'nonce-${nonce}'`)) return true;
  if (integrity && quoted.some((source) => integrity.split(/\s+/).includes(source.slice(1, -1)))) return true;
  // Hosts count for nothing beside it.
  if (quoted.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, new URL(request.url), new URL(request.page)));
}

/** Whether style attributes apply. */
export function allowsInlineStyles(sources: readonly string[]): boolean {
  const words = sources.map((source) => source.toLowerCase());
  return words.includes("'unsafe-inline'") && !words.some((word) => /^'(nonce|sha\d+)-/.test(word));
}

function matches(source: string, url: URL, page: URL): boolean {
  const word = source.toLowerCase();
  if (word === "*") return /^(https?|wss?):$/.test(url.protocol);
  if (word === "'self'") return url.host === page.host && atLeast(page.protocol, url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/.test(word)) return atLeast(word, url.protocol);
  const [, scheme, host = "", port, path = ""] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (!host) return false;
  const protocol = scheme ? `${scheme.toLowerCase()}:` : page.protocol;
  return (
    atLeast(protocol, url.protocol) &&
    hostMatches(host.toLowerCase(), url) &&
    portMatches(port, url) &&
    pathMatches(path, url)
  );
}

/** A scheme matches itself and its encrypted form. */
const atLeast = (allowed: string, given: string) =>
  allowed === given || (allowed === "http:" && given === "https:");

const hostMatches = (host: string, { hostname }: URL) =>
  host === "*" || (host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host);

const portMatches = (port: string | undefined, url: URL) =>
  port === "*" ||
  (port ?? "") === url.port ||
  (!url.port && port === (url.protocol === "https:" ? "443" : "80"));

const pathMatches = (path: string, { pathname }: URL) =>
  path === "" || (path.endsWith("/") ? pathname.startsWith(path) : pathname === path);
