export interface UnderWay {
  /** Of the page that is shown. */
  pathname: string;
  /** Of the page that somebody is on their way to, if they are. */
  destination?: string | undefined;
}

/**
 * Whether a page that is being left would, by keeping its own address in step, call back whoever is leaving it: a search's
 * address follows what was typed a moment later, when a link may have been pressed already.
 */
export function callsBack(path: string, { pathname, destination }: UnderWay): boolean {
  return destination !== undefined && !samePage(destination, pathname) && samePage(path, pathname);
}

/** Whether two paths are of one page: what follows the first part of the path only says what it shows. */
export function samePage(path: string, other: string): boolean {
  return pageOf(path) === pageOf(other);
}

const pageOf = (path: string) => /^\/([^/?#]*)/.exec(path)?.[1] ?? "";
