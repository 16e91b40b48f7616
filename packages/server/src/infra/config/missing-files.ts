/** What a read answers, or undefined when there is no such file. Every other failure stays one. */
export async function ifExists<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** Whether a read failed because there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
