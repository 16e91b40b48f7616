import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readJournal } from "./journal-reader.ts";
import { JournalWriter } from "./journal-writer.ts";
import type { NewAccount } from "./new-account.ts";

const SERVER = "https://foodshed.example";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-journal-"));
  path = join(folder, "members.journal.jsonl");
});

afterEach(() => rmSync(folder, { recursive: true }));

const account = (email: string, business_name = "Farm"): NewAccount => ({
  email,
  first_name: "Ada",
  last_name: "Okafor",
  business_name,
  roles: [2],
  on_behalf: true,
});

describe("a journal", () => {
  it("knows after a restart what was done, and gives each row its old key", () => {
    const first = JournalWriter.open(path, SERVER);
    const key = first.key(account("b@b.ca"));
    first.record(account("A@b.ca"), { status: "created", account_id: 7, slug: "farm" });
    first.close();
    const second = JournalWriter.open(path, SERVER);
    expect(second.resumed).toBe(true);
    expect(second.outcome("a@B.ca")).toEqual({ status: "created", account_id: 7, slug: "farm" });
    expect(second.outcome("b@b.ca")).toBeUndefined();
    expect(second.key(account("b@b.ca"))).toBe(key);
    second.close();
  });

  it("gives a row that was changed another key, since the server takes a key for one body only", () => {
    const journal = JournalWriter.open(path, SERVER);
    expect(journal.key(account("a@b.ca", "Farm"))).not.toBe(journal.key(account("a@b.ca", "Other")));
    expect(journal.key(account("a@b.ca"))).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
    journal.close();
  });

  it("gives other runs other keys", () => {
    const one = JournalWriter.open(path, SERVER);
    const other = JournalWriter.open(`${path}2`, SERVER);
    expect(one.key(account("a@b.ca"))).not.toBe(other.key(account("a@b.ca")));
    one.close();
    other.close();
  });

  it("forgets half a line that a kill left, and goes on writing after the last whole one", () => {
    const first = JournalWriter.open(path, SERVER);
    first.record(account("a@b.ca"), { status: "created", account_id: 7 });
    first.close();
    appendFileSync(path, '{"email":"b@b.ca","sta');
    const second = JournalWriter.open(path, SERVER);
    expect(second.outcome("b@b.ca")).toBeUndefined();
    second.record(account("c@b.ca"), { status: "exists" });
    second.record(account("d@b.ca"), { status: "exists" });
    second.close();
    expect([...(readJournal(path, SERVER)?.outcomes.keys() ?? [])]).toEqual(["a@b.ca", "c@b.ca", "d@b.ca"]);
    expect(readFileSync(path, "utf8").trimEnd().split("\n")).toHaveLength(4);
  });

  it("starts over when killed before the header was complete", () => {
    writeFileSync(path, '{"journal":1,"ru');
    const journal = JournalWriter.open(path, SERVER);
    expect(journal.resumed).toBe(false);
    journal.close();
  });

  it("is not used for another server, nor when it is something else", () => {
    JournalWriter.open(path, SERVER).close();
    expect(() => JournalWriter.open(path, "http://localhost:3000")).toThrow(
      /is of an import to https:\/\/foodshed.example/,
    );
    writeFileSync(path, "email,name\n");
    expect(() => JournalWriter.open(path, SERVER)).toThrow(/is no journal/);
  });

  it("belongs to one process at a time, and to the next once that one was killed", () => {
    writeFileSync(`${path}.lock`, "1");
    expect(() => JournalWriter.open(path, SERVER)).toThrow(/Another process \(1\) works with this journal/);
    writeFileSync(`${path}.lock`, "4194304");
    JournalWriter.open(path, SERVER).close();
  });
});
