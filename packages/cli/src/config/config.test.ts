import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runHere } from "../testing/test-network.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-config-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const foodshed = (args: string[], env: Record<string, string> = {}) =>
  runHere(args, { env: { FOODSHED_CONFIG_DIR: folder, ...env } });

const get = async (name: string, env?: Record<string, string>) =>
  JSON.parse((await foodshed(["config", "get", name, "--json"], env)).stdout);

describe("config", () => {
  it("keeps a setting for later commands, until it is unset", async () => {
    expect(await get("concurrency")).toMatchObject({ value: "4", source: "default" });
    expect((await foodshed(["config", "set", "concurrency", "8"])).stdout).toBe("concurrency is 8 now.\n");
    expect(await get("concurrency")).toMatchObject({ value: "8", source: "config" });
    expect((await foodshed(["config", "get", "concurrency"])).stdout).toBe("8\n");
    expect((await foodshed(["config", "unset", "concurrency"])).stdout).toBe("concurrency is 4 again.\n");
    expect(await get("concurrency")).toMatchObject({ value: "4", source: "default" });
  });

  it("puts a flag before the environment, and the environment before itself", async () => {
    await foodshed(["config", "set", "concurrency", "8"]);
    expect(await get("concurrency", { FOODSHED_CONCURRENCY: "2" })).toMatchObject({
      value: "2",
      source: "environment",
    });
    const wrong = { FOODSHED_CONCURRENCY: "many" };
    const ran = await foodshed(["accounts", "import", "members.csv", "--dry-run"], wrong);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("'many' is no whole number from 1 to 16.");
  });

  it("sets where commands go in the file with the logins, so that there is one answer", async () => {
    await foodshed(["contexts", "add", "prod", "https://foodshed.example"]);
    await foodshed(["config", "set", "context", "prod"]);
    expect(await get("server")).toMatchObject({ value: "https://foodshed.example", source: "config" });
    await foodshed(["config", "set", "server", "staging.foodshed.example"]);
    const { contexts } = JSON.parse((await foodshed(["contexts", "list", "--json"])).stdout);
    expect(contexts).toContainEqual({
      name: "staging.foodshed.example",
      server: "https://staging.foodshed.example",
      current: true,
      logged_in: false,
    });
    await foodshed(["config", "unset", "context"]);
    expect(await get("server")).toMatchObject({ value: "http://localhost:3000", source: "default" });
  });

  it("refuses names and values that there are none of, and says which there are", async () => {
    const name = await foodshed(["config", "set", "colour", "blue"]);
    expect(name.exitCode).toBe(2);
    expect(name.stderr).toContain("concurrency");
    const value = await foodshed(["config", "set", "plain", "yes"]);
    expect(value.exitCode).toBe(2);
    expect(value.stderr).toContain("'yes' is neither on nor off.");
    expect(value.stderr).toContain("foodshed config set plain on");
    expect((await foodshed(["config", "set", "context", "nosuch"])).stderr).toContain(
      "There is no context 'nosuch'",
    );
  });

  it("is a file that only its owner can read, and says so when it is damaged", async () => {
    await foodshed(["config", "set", "plain", "on"]);
    const path = join(folder, "config.json");
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(path, "utf8")).settings).toEqual({ plain: "on" });
    writeFileSync(path, '{ "settings": ');
    const ran = await foodshed(["contexts", "list"]);
    expect(ran).toMatchObject({ exitCode: 1, stdout: "" });
    expect(ran.stderr).toContain(`${path} is damaged`);
    expect(ran.stderr).toContain("Mend it or remove it");
  });

  it("lists every setting with where it comes from", async () => {
    await foodshed(["config", "set", "plain", "on"]);
    const { settings } = JSON.parse((await foodshed(["config", "list", "--json"])).stdout);
    expect(settings.map(({ name }: { name: string }) => name)).toEqual([
      "context",
      "server",
      "concurrency",
      "plain",
      "pager",
      "update_notice",
    ]);
    expect((await foodshed(["config", "list"])).stdout).toContain("plain");
    expect(settings[3]).toMatchObject({ value: "on", source: "config" });
  });
});

describe("alias", () => {
  const set = (name: string, text: string) => foodshed(["alias", "set", name, text]);

  it("names a command, and takes the words behind its name", async () => {
    await set("places", "contexts list");
    await set("place", "contexts add $1 https://$1.example");
    expect((await foodshed(["place", "prod"])).stdout).toBe("prod is https://prod.example now.\n");
    const listed = JSON.parse((await foodshed(["places", "--json"])).stdout);
    expect(listed.contexts).toHaveLength(1);
    expect((await foodshed(["--json", "places"])).stdout).toBe((await foodshed(["places", "--json"])).stdout);
  });

  it("needs the words that it names, and keeps words with spaces whole", async () => {
    await set("place", 'contexts add "$1" $2');
    const ran = await foodshed(["place", "prod"]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toContain("The alias 'place' needs 2 words behind it.");
    expect(ran.stderr).toContain('It stands for: foodshed contexts add "$1" $2');
    expect((await foodshed(["place", "my prod", "foodshed.example"])).stderr).toContain(
      "'my prod' cannot be the name of a context.",
    );
  });

  it("shadows no command, and stands for commands alone", async () => {
    expect((await set("accounts", "contexts list")).stderr).toContain(
      "'accounts' is a command of foodshed's own.",
    );
    expect((await set("help", "contexts list")).exitCode).toBe(2);
    expect((await set("boom", "rm -rf .")).stderr).toContain("An alias stands for a command of foodshed");
    expect((await set("-x", "contexts list")).exitCode).toBe(2);
    // Not even one that a file from elsewhere brings along.
    writeFileSync(
      join(folder, "config.json"),
      JSON.stringify({ aliases: { contexts: "logout", constructor: "x" } }),
    );
    expect((await foodshed(["contexts", "list"])).stdout).toContain("There is no context yet.");
    expect((await foodshed(["toString"])).stderr).toContain("unknown command 'toString'");
  });

  it("is listed in the help, explained by --help, and forgotten", async () => {
    await set("places", "foodshed contexts list");
    expect((await foodshed(["--help"])).stdout).toContain("Aliases:\n  places  contexts list\n");
    expect((await foodshed(["places", "--help"])).stdout).toContain("Usage: foodshed contexts list");
    expect((await foodshed(["alias", "list"])).stdout).toContain("foodshed contexts list");
    expect((await foodshed(["alias", "remove", "places"])).exitCode).toBe(0);
    expect((await foodshed(["alias", "remove", "places"])).stderr).toContain("There is no alias 'places'.");
    expect((await foodshed(["places"])).exitCode).toBe(2);
  });
});
