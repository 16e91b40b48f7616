/** Whether a file's name carries a hash of its content: it never changes then, and may be kept for ever. So its compressed copy. */
export const isHashed = (path: string) => /[-.][A-Za-z0-9_-]{8,}\.\w+(\.br)?$/.test(path);
