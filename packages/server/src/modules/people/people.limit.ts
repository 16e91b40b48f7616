/** People and open invitations of one business: a mill with three shifts has fewer. */
export const PEOPLE_LIMIT = 50;

/** Businesses that one person may be with and found another: who has more is not a person but a program. */
export const BUSINESSES_LIMIT = 20;
