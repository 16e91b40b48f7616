import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseContext } from "./choose-context.ts";
import { Credentials } from "./credentials.ts";
import { isUnencrypted, serverAddress } from "./server-address.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-credentials-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

describe("credentials", () => {
  it("are stored per context in a file that only its owner can read", () => {
    const credentials = new Credentials(join(folder, "new", "folder"));
    credentials.save("one", "https://one.example", "first");
    credentials.save("two", "https://two.example", "second");
    expect(credentials.token("one", "https://one.example")).toBe("first");
    expect(credentials.current()).toBe("two");
    expect(mode(credentials.path)).toBe(0o600);
    expect(mode(join(folder, "new", "folder"))).toBe(0o700);
  });

  it("are closed to others again when the file was opened to them", () => {
    const credentials = new Credentials(folder);
    credentials.save("one", "https://one.example", "first");
    chmodSync(credentials.path, 0o644);
    expect(credentials.token("one", "https://one.example")).toBe("first");
    expect(mode(credentials.path)).toBe(0o600);
  });

  it("forget one context's token and keep the others", () => {
    const credentials = new Credentials(folder);
    credentials.save("one", "https://one.example", "first");
    credentials.save("two", "https://two.example", "second");
    expect(credentials.clearToken("one")).toBe(true);
    expect(credentials.clearToken("one")).toBe(false);
    expect(readFileSync(credentials.path, "utf8")).not.toContain("first");
    expect(credentials.token("two", "https://two.example")).toBe("second");
  });

  it("never go to another server than their own", () => {
    const credentials = new Credentials(folder);
    credentials.save("one", "https://one.example", "first");
    expect(credentials.token("one", "https://evil.example")).toBeNull();
    credentials.add("one", "https://moved.example");
    expect(credentials.token("one", "https://moved.example")).toBeNull();
    expect(credentials.token("one", "https://one.example")).toBeNull();
  });

  it("say what to do about a damaged file", () => {
    writeFileSync(join(folder, "credentials.json"), "{");
    expect(() => new Credentials(folder).token("one", "https://one.example")).toThrow(
      /credentials.json is damaged/,
    );
  });
});

describe("the context of a command", () => {
  const prod = { name: "prod", server: "https://foodshed.example" };
  const staging = { name: "staging", server: "https://staging.example" };
  const choose = (flags: object = {}, env: Record<string, string> = {}) => chooseContext(folder, flags, env);

  beforeEach(() => {
    const credentials = new Credentials(folder);
    credentials.save(staging.name, staging.server, "s");
    credentials.save(prod.name, prod.server, "p");
  });

  it("is the one that is named, by flag before environment, or else the current one", () => {
    expect(choose()).toEqual(prod);
    expect(choose({ context: "staging" })).toEqual(staging);
    expect(choose({}, { FOODSHED_CONTEXT: "staging" })).toEqual(staging);
    expect(choose({ context: "prod" }, { FOODSHED_CONTEXT: "staging" })).toEqual(prod);
    expect(choose({ server: "https://staging.example" })).toEqual(staging);
    expect(choose({}, { FOODSHED_SERVER: "https://staging.example/" })).toEqual(staging);
  });

  it("is made by naming it with a server", () => {
    expect(choose({ context: "test", server: "http://localhost:4000" })).toEqual({
      name: "test",
      server: "http://localhost:4000",
    });
    expect(choose({ server: "http://localhost:4000" })).toEqual({
      name: "localhost:4000",
      server: "http://localhost:4000",
    });
  });

  it("must be known, and have a name that can be typed", () => {
    expect(() => choose({ context: "nosuch" })).toThrow(/There are: staging, prod./);
    expect(() => choose({ context: "two words" })).toThrow(/cannot be the name/);
  });

  it("is this machine's server when there is none yet", () => {
    rmSync(join(folder, "credentials.json"));
    expect(choose()).toEqual({ name: "localhost:3000", server: "http://localhost:3000" });
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
