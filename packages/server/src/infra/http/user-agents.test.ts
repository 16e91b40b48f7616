import { expect, it } from "vitest";
import { isProgram } from "./user-agents.ts";

it.each([
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  "Opera/9.80 (X11; Linux x86_64) Presto/2.12",
])("people's browsers are no programs: %s", (agent) => expect(isProgram(agent)).toBe(false));

it.each([
  "Slackbot-LinkExpanding 1.0",
  "python-requests/2.32",
  "node",
  "  ",
  undefined,
  "HeadlessChrome/140",
])("programs are told from browsers: %s", (agent) => expect(isProgram(agent)).toBe(true));
