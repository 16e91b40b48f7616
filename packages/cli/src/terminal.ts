import { fstatSync, statSync } from "node:fs";
import { devNull } from "node:os";

/** Whether a file descriptor may be a terminal. Asking Node's streams would set them up, which takes longer than most commands. */
export function mayBeTerminal(fd: number): boolean {
  try {
    const file = fstatSync(fd);
    return file.isCharacterDevice() && file.rdev !== statSync(devNull).rdev;
  } catch {
    return false;
  }
}
