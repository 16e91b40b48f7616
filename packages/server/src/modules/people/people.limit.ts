/** People and open invitations of one business: a mill with three shifts has fewer. */
export const PEOPLE_LIMIT = 50;
