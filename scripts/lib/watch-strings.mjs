import { join } from "node:path";
import { regenerate } from "./regenerate.mjs";
import { root } from "./run.mjs";
import { say } from "./say.mjs";
import { generateStrings } from "./strings.mjs";

/** Folders with messages. Watching all packages would watch what is built and installed there, too. */
const SOURCES = ["sdk/src", "widgets/src", "app/app", "server/src"];

/**
 * Compiles the messages when one of them changes, and says how it went: a line, or one for each mistake.
 * @returns a function that stops watching
 */
export function watchStrings({
  folders = SOURCES.map((folder) => join(root, "packages", folder)),
  make = generateStrings,
  tell = say,
} = {}) {
  const stops = folders.map((folder) =>
    regenerate({
      folder,
      // The notes of sources are written by the compilation itself.
      concerns: (name) => /(^|\/)locales\/[^/]+\.json$/.test(name) && !name.endsWith(".sources.json"),
      make: () =>
        make().then(
          () => tell("✓ Messages changed: they are compiled again."),
          ({ message }) => tell(`✗ Messages have mistakes; what has none is compiled:\n${message}`),
        ),
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
