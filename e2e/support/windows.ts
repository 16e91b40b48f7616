/** The windows that the journeys' two projects open, and the phone on which interactions are counted. */
export const windows = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 760 },
  countedPhone: { width: 390, height: 760 },
};
