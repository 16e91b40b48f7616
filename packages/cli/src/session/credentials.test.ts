import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Credentials } from "./credentials.ts";
import { isUnencrypted, serverAddress } from "./server-address.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-credentials-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

describe("credentials", () => {
  it("are kept per server, in a file that only its owner can read", () => {
    const credentials = new Credentials(join(folder, "new", "folder"));
    credentials.remember("https://one.example", "first");
    credentials.remember("https://two.example", "second");
    expect(credentials.token("https://one.example")).toBe("first");
    expect(credentials.current()).toBe("https://two.example");
    expect(mode(credentials.path)).toBe(0o600);
    expect(mode(join(folder, "new", "folder"))).toBe(0o700);
  });

  it("are closed to others again when the file was opened to them", () => {
    const credentials = new Credentials(folder);
    credentials.remember("https://one.example", "first");
    chmodSync(credentials.path, 0o644);
    expect(credentials.token("https://one.example")).toBe("first");
    expect(mode(credentials.path)).toBe(0o600);
  });

  it("forget one server's token and keep the others", () => {
    const credentials = new Credentials(folder);
    credentials.remember("https://one.example", "first");
    credentials.remember("https://two.example", "second");
    expect(credentials.forget("https://one.example")).toBe(true);
    expect(credentials.forget("https://one.example")).toBe(false);
    expect(readFileSync(credentials.path, "utf8")).not.toContain("first");
    expect(credentials.token("https://two.example")).toBe("second");
  });

  it("say what to do about a damaged file", () => {
    writeFileSync(join(folder, "credentials.json"), "{");
    expect(() => new Credentials(folder).token("https://one.example")).toThrow(/credentials.json is damaged/);
  });
});

describe("a server's address", () => {
  it.each([
    ["https://foodshed.example/", "https://foodshed.example"],
    ["foodshed.example", "https://foodshed.example"],
    ["http://localhost:3000/api/v1", "http://localhost:3000"],
  ])("%s is read as %s", (text, origin) => expect(serverAddress(text)).toBe(origin));

  it.each(["ftp://foodshed.example", "https://ada:secret@foodshed.example", "https://", "http://a b"])(
    "%s is refused",
    (text) => expect(() => serverAddress(text)).toThrow(),
  );

  it("is called unencrypted unless it is this machine", () => {
    expect(isUnencrypted("http://foodshed.example")).toBe(true);
    expect(isUnencrypted("http://127.0.0.1:3000")).toBe(false);
    expect(isUnencrypted("https://foodshed.example")).toBe(false);
  });
});
