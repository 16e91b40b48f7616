/* The styles of all widgets on a page, in one sheet that every shadow root shares. */

const styles = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Takes a module's styles; the build calls this where the module would have imported a stylesheet. */
export function addStyles(css: string): void {
  // A module names the styles that it builds upon again; only the first time counts, or they would win over it.
  styles.add(css);
  sheet?.replaceSync([...styles].join(""));
}

/** The one sheet. Styles that come later, with a lazy part, reach every root that has it. */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([...styles].join(""));
  }
  return sheet;
}
