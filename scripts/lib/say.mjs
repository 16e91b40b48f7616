// Progress on stderr, so that what a command prints on stdout stays its own.

const live = Boolean(process.stderr.isTTY) && !process.env.CI;

export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends the process with one sentence that says what to do next. */
export function fail(sentence, exitCode = 1) {
  say(`\n${sentence}`);
  process.exit(exitCode);
}

export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 90
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Shows that a step is under way until `done` is called: a running clock on a terminal, a line every
 * twenty seconds elsewhere.
 */
export function startProgress(label) {
  const started = Date.now();
  if (!live) say(`… ${label}`);
  const timer = setInterval(
    () => {
      if (live) process.stderr.write(`\r… ${label} (${duration(Date.now() - started)})  `);
      else say(`  still at it: ${label} (${duration(Date.now() - started)})`);
    },
    live ? 200 : 20_000,
  );
  return {
    done(mark = "✓", note = "") {
      clearInterval(timer);
      if (live) process.stderr.write("\r\u001b[2K");
      say(`${mark} ${label} (${duration(Date.now() - started)})${note ? `: ${note}` : ""}`);
      return Date.now() - started;
    },
  };
}
