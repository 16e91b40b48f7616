/** A free port of this machine, chosen by the system. */
export function freePort(): Promise<number>;
