/** Makes a field of a request that the code does not use a type error: takes the rest of a destructured request. */
export function assertEmpty(_rest: Record<string, never>): void {}
