import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { splitWords } from "./aliases/expand-alias.ts";
import { pipedText } from "./prompt.ts";
import { configDir } from "./session/config-dir.ts";
import { Credentials } from "./session/credentials.ts";
import { mayBeTerminal } from "./terminal.ts";
import { runHere } from "./testing/test-network.ts";

const platform = Object.getOwnPropertyDescriptor(process, "platform") as PropertyDescriptor;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-windows-"));
  Object.defineProperty(process, "platform", { value: "win32" });
});

afterEach(() => {
  Object.defineProperty(process, "platform", platform);
  rmSync(folder, { recursive: true, force: true });
});

// The platform is pretended; file systems, consoles and code pages of Windows are not.
describe("on Windows", () => {
  it("settings lie in the user's own application data", () => {
    expect(configDir({})).toContain(join("foodshed", "Config"));
    expect(configDir({ FOODSHED_CONFIG_DIR: "C:\\Foodshed" })).toBe("C:\\Foodshed");
  });

  it("a password is read as it was meant, however it was piped in", () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Érable#2026\r\n", "utf16le")]);
    for (const bytes of [
      Buffer.from("Érable#2026\r\n"),
      Buffer.from("\ufeffÉrable#2026\r\n"),
      Buffer.from("Érable#2026"),
      utf16,
    ]) {
      expect(pipedText(bytes)).toBe("Érable#2026");
    }
    // Spaces and empty lines may belong to it.
    expect(pipedText(Buffer.from(" a b \r\n\r\n"))).toBe(" a b \r\n");
  });

  it("logins are kept where file modes do not exist", () => {
    const credentials = new Credentials(folder);
    credentials.save("prod", "https://foodshed.example", "x.y.z");
    expect(credentials.token("prod", "https://foodshed.example")).toBe("x.y.z");
    expect(JSON.parse(readFileSync(credentials.path, "utf8")).current).toBe("prod");
  });

  it("the doctor does not promise what file modes promise elsewhere", async () => {
    new Credentials(folder).save("prod", "http://127.0.0.1:9", "x.y.z");
    const { stdout } = await runHere(["doctor"], { env: { FOODSHED_CONFIG_DIR: folder } });
    expect(stdout).toContain("in your own folder");
    expect(stdout).not.toContain("readable for you alone");
  });

  it("an alias keeps the backslashes of a path", () => {
    expect(splitWords('accounts import "C:\\My lists\\members.csv" --dry-run')).toEqual([
      "accounts",
      "import",
      "C:\\My lists\\members.csv",
      "--dry-run",
    ]);
    expect(splitWords("accounts import \\\\server\\share\\members.csv")[2]).toBe(
      "\\\\server\\share\\members.csv",
    );
  });

  it("a closed output is no terminal", () => {
    expect(mayBeTerminal(99)).toBe(false);
  });
});
