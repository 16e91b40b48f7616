/** CSS pixels: the width from which the wider form is shown. */
export const HEADER_BREAKPOINT = 1024;
export const DESKTOP_BREAKPOINT = 768;
export const RATES_TABLE_BREAKPOINT = 768;
/** Under this width the search filters start collapsed. */
export const SEARCH_FILTERS_BREAKPOINT = 411;
