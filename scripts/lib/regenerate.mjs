import { watch } from "node:fs";

/** Editors write a file in several steps. */
const QUIET_MS = 150;

/**
 * Makes something again whenever a file of a folder changes: once for changes in quick succession, never twice at a time.
 * @param {{ folder: string, concerns: (name: string) => boolean, make: () => Promise<void> }} options
 * @returns a function that stops watching
 */
export function regenerate({ folder, concerns, make }) {
  let timer;
  let working = false;
  let again = false;
  async function remake() {
    if (working) {
      again = true;
      return;
    }
    working = true;
    do {
      again = false;
      await make();
    } while (again);
    working = false;
  }
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (!concerns(String(name).replaceAll("\\", "/"))) return;
    clearTimeout(timer);
    timer = setTimeout(remake, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
