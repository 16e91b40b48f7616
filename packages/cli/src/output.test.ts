import { describe, expect, it } from "vitest";
import { CliError, EXIT } from "./errors.ts";
import { Output } from "./output.ts";

function output({ env = {}, tty = true, json = false, piped = false } = {}) {
  const written = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    isTTY: tty && !(piped && name === "stdout"),
    write: (text: string) => {
      written[name] += text;
    },
  });
  const made = new Output({
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    stdin: () => ({ isTTY: tty }),
    env,
    json,
  });
  return { made, written };
}

const error = new CliError(EXIT.failed, "It broke.", "Mend it.", ["a detail"]);

describe("output", () => {
  it("colours errors on a terminal, and keeps them readable without colours", () => {
    const coloured = output();
    coloured.made.error(error);
    expect(coloured.written.stderr).toContain("\u001b[31mError:");
    for (const plain of [
      output({ env: { NO_COLOR: "1" } }),
      output({ env: { TERM: "dumb" } }),
      output({ tty: false }),
    ]) {
      plain.made.error(error);
      expect(plain.written.stderr).toBe("Error: It broke.\n  a detail\nMend it.\n");
    }
  });

  it("has one JSON document on stdout with --json, and notes on stderr", () => {
    const { made, written } = output({ json: true });
    made.note("Reading.");
    made.result({ a: 1 }, "a is 1");
    expect(JSON.parse(written.stdout)).toEqual({ a: 1 });
    expect(written.stderr).toBe("Reading.\n");
  });

  it("escapes control characters from servers and files", () => {
    const hostile = "\u001b]0;owned\u0007\u001b[2J\u001b[1;1H\u009b31mgone\rLogged in.\u007f";
    const { made, written } = output();
    made.error(new CliError(EXIT.failed, hostile, hostile, [hostile]));
    made.note(hostile);
    made.result({ hostile }, hostile);
    const asJson = output({ json: true });
    asJson.made.result({ hostile }, hostile);
    expect(JSON.parse(asJson.written.stdout)).toEqual({ hostile });
    const all = [written.stdout, written.stderr, asJson.written.stdout].join("");
    expect(all).toContain("gone");
    const lines = all.replace("\u001b[31mError:\u001b[39m", "").split(/[\n\t]/);
    for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
  });

  it("shows no screen in place of a result that goes into a pipe or file", () => {
    expect(output().made.showsScreens).toBe(true);
    expect(output({ piped: true }).made.showsScreens).toBe(false);
    expect(output({ json: true }).made.showsScreens).toBe(false);
    expect(output({ env: { TERM: "dumb" } }).made.showsScreens).toBe(false);
  });

  it("prompts and redraws on terminals only, never in continuous integration", () => {
    expect([output().made.isInteractive, output().made.canRedraw]).toEqual([true, true]);
    expect([output({ tty: false }).made.isInteractive, output({ tty: false }).made.canRedraw]).toEqual([
      false,
      false,
    ]);
    const ci = output({ env: { CI: "true" } }).made;
    expect([ci.isInteractive, ci.canRedraw]).toEqual([false, false]);
    const dumb = output({ env: { TERM: "dumb" } }).made;
    expect([dumb.isInteractive, dumb.canRedraw]).toEqual([true, false]);
  });
});
