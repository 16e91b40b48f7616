/** The windows that the journeys' two projects open. */
export const windows = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 760 } };
