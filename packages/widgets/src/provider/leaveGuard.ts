/** Somebody is about to leave for another page of the site. */
export interface LeaveAttempt {
  stay(): void;
  leave(): void;
}

/** A hook of the host's router: while `active`, leaving the page waits for an answer. Null while nobody tries. */
export type LeaveGuard = (active: boolean) => LeaveAttempt | null;

/** Where no router is given, the browser's own question is all there is. */
export const useNoLeaveGuard: LeaveGuard = () => null;
