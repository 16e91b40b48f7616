/** Windows with room for the filters, a list of rows and a map beside each other. */
export const ROOMY = "screen and (min-width: 1240px)";
