// Progress on stderr, so that what a command prints on stdout stays its own.

const live = Boolean(process.stderr.isTTY) && !process.env.CI;

export function say(text) {
  process.stderr.write(`${text}\n`);
}

const noticesSaid = new Set();

/** Prints a warning when nothing failed: for skipped tests, passes at a second try, or crashes. */
export function notice(text) {
  if (noticesSaid.has(text)) return;
  noticesSaid.add(text);
  say(text);
}

/** Every notice of this process, once, to be repeated at the end of a long run. */
export function notices() {
  return [...noticesSaid];
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

/** Steps that are under way, and when each began. */
const underWay = new Map();

function showUnderWay() {
  const steps = [...underWay].map(([{ label }, began]) => `${label} (${duration(Date.now() - began)})`);
  const line = steps.length > 0 ? `… ${steps.join(" · ")}` : "";
  process.stderr.write(`\r\u001b[2K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
}

/**
 * Shows that a step is under way until `done` is called: a running clock on a terminal, a line every
 * twenty seconds elsewhere. Several may be at the same time.
 */
export function startProgress(label) {
  const step = { label };
  const began = Date.now();
  underWay.set(step, began);
  if (!live) say(`… ${label}`);
  const timer = live
    ? setInterval(showUnderWay, 200)
    : setInterval(() => say(`  still at it: ${label} (${duration(Date.now() - began)})`), 20_000);
  return {
    done(mark = "✓", note = "") {
      clearInterval(timer);
      underWay.delete(step);
      const took = Date.now() - began;
      if (live) process.stderr.write("\r\u001b[2K");
      say(`${mark} ${label} (${duration(took)})${note ? `: ${note}` : ""}`);
      return took;
    },
  };
}
