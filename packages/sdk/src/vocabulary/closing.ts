/** For how many days a closed account can be kept before it is erased. */
export const CLOSING_DAYS = 30;
