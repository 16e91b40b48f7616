/** Takes what is left of a request's fields when all have been used. A field that nobody has used is a type error. */
export function nothingElse(_rest: Record<string, never>): void {}
