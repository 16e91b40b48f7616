/**
 * Lets a page's scripts be fetched after style sheets, fonts and pictures, because the server-rendered page is readable without
 * them. The router has no setting for their priority; in the browser it leaves the links as the page brought them.
 */
export function withLowPriorityPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
