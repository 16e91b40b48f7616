import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { buildBundle } from "./testing/build-bundle.ts";
import { startMemberNetwork } from "./testing/member-network.ts";
import { environment, runHere } from "./testing/test-network.ts";

const root = join(import.meta.dirname, "..");

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let folder: string;

function node(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, FOODSHED_CONFIG_DIR: join(folder, "config"), ...env },
  });
  return { status, stdout, stderr };
}

const bundled = (...args: string[]) => node([join(folder, "main.cjs"), ...args]);

beforeAll(() => {
  folder = buildBundle();
});

describe("the bundled command line", () => {
  it.each([[[]], [["accounts"]], [["accounts", "import"]], [["hijack"]], [["messages", "send"]]])(
    "prints the help of %j like Commander",
    async (words) => {
      const here = await runHere([...words, "--help"], {});
      expect(bundled(...words, "--help")).toEqual({ status: 0, stdout: here.stdout, stderr: "" });
      expect(bundled("help", ...words).stdout).toBe(here.stdout);
    },
  );

  it("prints its version", () => {
    expect(bundled("--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("reports a Node version that is too old in one sentence", () => {
    const old = join(folder, "old-node.cjs");
    writeFileSync(
      old,
      `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });
       delete process.getBuiltinModule;`,
    );
    expect(node(["--require", old, join(folder, "main.cjs"), "whoami"])).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "foodshed needs Node 22.12 or later, and this is Node 20.20.2: install a newer one from https://nodejs.org\n",
    });
  });

  it("runs commands and returns their exit codes", () => {
    const ran = bundled("whoami");
    expect(ran).toMatchObject({ status: 4, stdout: "" });
    expect(ran.stderr).toContain("Run: foodshed login");
    expect(bundled("nosuch").status).toBe(2);
  });

  it("makes requests without the client behind fetch", () => {
    const loaded = join(folder, "loaded.cjs");
    writeFileSync(
      loaded,
      `process.on("exit", () => console.log(process.moduleLoadList.filter((name) => name.includes("undici")).join()));`,
    );
    const claims = { email: "a@b.ca", account_id: 1, user_id: 1, is_admin: true, iat: 0, exp: 9e9 };
    const token = `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
    const args = ["accounts", "list", "--server", "http://127.0.0.1:9"];
    const ran = node(["--require", loaded, join(folder, "main.cjs"), ...args], { FOODSHED_TOKEN: token });
    expect(ran).toMatchObject({ status: 5, stdout: "\n" });
    expect(ran.stderr).toContain("http://127.0.0.1:9 could not be reached.");
  });

  it("uploads an attachment", async () => {
    const { network, manager, members, received } = await startMemberNetwork();
    try {
      writeFileSync(join(network.folder, "map.png"), PICTURE);
      const program = spawn(
        process.execPath,
        [
          join(folder, "main.cjs"),
          ..."messages send --network --text Hi --attach map.png --confirm 3".split(" "),
        ],
        {
          cwd: network.folder,
          env: {
            PATH: process.env.PATH,
            ...environment(network.folder, network.url),
            FOODSHED_TOKEN: manager.token,
          },
        },
      );
      expect(await text(program.stderr)).toContain("3 of 3, 3 sent.");
      expect(await received(members[0])).toEqual(["Hi"]);
      const files = await network.server.db.selectFrom("files").select(["name"]).execute();
      expect(files).toEqual([{ name: "map.png" }]);
    } finally {
      await network.close();
    }
  });

  it("needs no installed packages", () => {
    const file = join(folder, "members.csv");
    writeFileSync(file, "email,first_name,last_name,business_name,roles\na@b.ca,A,B,Farm,seller\n");
    expect(bundled("accounts", "import", file, "--dry-run").stdout).toContain("1 would be created");
  });

  it("includes the manual pages that npm links", () => {
    const pages = readdirSync(join(folder, "man"));
    const { man } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(pages.map((name) => `./dist/man/${name}`).sort()).toEqual([...man].sort());
    expect(bundled("man").stdout).toBe(readFileSync(join(folder, "man", "foodshed.1"), "utf8"));
    expect(bundled("man", "accounts").stdout).toBe(
      readFileSync(join(folder, "man", "foodshed-accounts.1"), "utf8"),
    );
  });

  it("loads the progress view and the workbook writer on demand", () => {
    const workbook = readdirSync(join(folder, "chunks")).find((name) => name.startsWith("workbook-")) ?? "";
    const program = `const { loadProgressView } = await import(${JSON.stringify(join(folder, "chunks", "load-progress-view.cjs"))});
      const { openBar } = await loadProgressView();
      const view = openBar(process.stderr, { colour: false });
      view.show({ title: "Creating accounts", total: 2, done: 2 });
      await view.close();
      const { workbook } = await import(${JSON.stringify(join(folder, "chunks", workbook))});
      async function* rows() { yield ["a"]; }
      let size = 0;
      for await (const piece of workbook("S", ["A"], rows())) size += piece.length;
      console.log(size > 500);`;
    const ran = node(["--input-type=module", "-e", program]);
    expect(ran.stderr).toContain("2/2 100%");
    expect(ran.stdout).toBe("true\n");
  });
});
