/* The styles of all widgets on a page, in one sheet that every shadow root shares. */

const styles = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Adds a module's styles; the build calls this in place of the stylesheet's import. */
export function addStyles(css: string): void {
  // A module repeats the styles that it builds upon; only the first occurrence is kept, or they would override it.
  if (styles.has(css)) return;
  styles.add(css);
  sheet?.replaceSync(allStyles());
}

/** The styles of all modules so far. */
export const allStyles = () => [...styles].join("");

/** The one sheet. Styles that come later, with a lazy part, reach every root that has it. */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(allStyles());
  }
  return sheet;
}
