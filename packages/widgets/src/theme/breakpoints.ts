import {
  DESKTOP_BREAKPOINT,
  HEADER_BREAKPOINT,
  RATES_TABLE_BREAKPOINT,
  SEARCH_FILTERS_BREAKPOINT,
} from "@foodshed/sdk/vocabulary";

const from = (width: number) => `screen and (min-width: ${width}px)`;
const below = (width: number) => `screen and (max-width: ${width - 0.02}px)`;

/** Media queries for pages. A widget that may be in a narrow column uses container queries instead. */
export const media = {
  desktop: from(DESKTOP_BREAKPOINT),
  phone: below(DESKTOP_BREAKPOINT),
  header: from(HEADER_BREAKPOINT),
  ratesTable: from(RATES_TABLE_BREAKPOINT),
  filtersCollapsed: below(SEARCH_FILTERS_BREAKPOINT),
  reducedMotion: "(prefers-reduced-motion: reduce)",
  print: "print",
} as const;
