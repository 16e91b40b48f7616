/** A blocked navigation. */
export interface LeaveAttempt {
  stay(): void;
  leave(): void;
}

/** A hook of the host's router: while `active`, navigation is blocked until it is confirmed. Null without an attempt. */
export type LeaveGuard = (active: boolean) => LeaveAttempt | null;

/** Without a router only the browser's own prompt remains. */
export const useNoLeaveGuard: LeaveGuard = () => null;
