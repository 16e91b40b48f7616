/** What a read answers, or undefined when there is no such file. Every other failure stays one. */
export async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Whether a read failed because there is no such file. */
export function isAbsence(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
