import { writeFileSync } from "node:fs";

/** Loaded before the server: its clock is ahead by as many milliseconds as a file says. */
const movedClock = `
  import { readFileSync } from "node:fs";
  const SystemDate = Date;
  let offset = 0;
  setInterval(() => { offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8")) || 0; }, 100).unref();
  globalThis.Date = class Date extends SystemDate {
    constructor(...given) { given.length === 0 ? super(SystemDate.now() + offset) : super(...given); }
    static now() { return SystemDate.now() + offset; }
  };`;
const preload = `data:text/javascript;base64,${Buffer.from(movedClock).toString("base64")}`;

/** A clock for processes of the server that can be set: in milliseconds from the right time, noticed within 100 ms. */
export function settableClock(file: string) {
  const set = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  set(0);
  return { set, settings: { NODE_OPTIONS: `--import=${preload}`, CLOCK_OFFSET_FILE: file } };
}
