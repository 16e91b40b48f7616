// Sphinx as Debian has it: an index of its own over the same words, asked over its own protocol for what naive PostgreSQL is asked.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DocumentRow } from "../../packages/server/src/modules/search/indexed-document.ts";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { openSphinxQl, type Row, type SphinxQl } from "../lib/sphinx-ql.ts";
import { category, near, role } from "./naive.ts";

export interface Sphinx {
  /** The best 24, by number. */
  keyword(word: string): Promise<Row[]>;
  filtered(word: string): Promise<Row[]>;
  counts(word: string): Promise<Record<string, number>>;
  wholeCounts(): Promise<Record<string, number>>;
  total(word: string): Promise<number>;
  close(): Promise<void>;
}

const FIELDS = ["name_words", "product_words", "other_words"] as const;
const BEST =
  "order by weight() desc, quality desc, id asc limit 24 option field_weights=(name_words=4, product_words=2), max_matches=24";
/** Times that it is asked whether it is there, and milliseconds between two of them. */
const ATTEMPTS = 100;
const PAUSE = 100;

/** Collects profiles, and indexes and serves them in the end. */
export class SphinxBuilder {
  readonly #folder = mkdtempSync(join(tmpdir(), "foodshed-sphinx-"));
  readonly #file = openSync(join(this.#folder, "documents.xml"), "w");
  /** Facets and roles have numbers there. */
  readonly #numbers = new Map<string, number>();

  static isInstalled(): boolean {
    return spawnSync("which", ["searchd", "indexer"]).status === 0;
  }

  constructor() {
    const attributes = [
      ...["quality", "latitude", "longitude"].map((name) => `<sphinx:attr name="${name}" type="float"/>`),
      ...["facets", "roles"].map((name) => `<sphinx:attr name="${name}" type="multi"/>`),
    ];
    const fields = FIELDS.map((name) => `<sphinx:field name="${name}"/>`);
    this.#write(
      `<?xml version="1.0" encoding="utf-8"?><sphinx:docset><sphinx:schema>${[...fields, ...attributes].join("")}</sphinx:schema>`,
    );
  }

  add(rows: readonly DocumentRow[]): void {
    this.#write(rows.map((row) => this.#document(row)).join("\n"));
  }

  async serve(): Promise<Sphinx> {
    this.#write("</sphinx:docset>");
    closeSync(this.#file);
    const port = await freePort();
    const folder = this.#folder;
    const config = join(folder, "sphinx.conf");
    writeFileSync(config, configOf(folder, port));
    const built = spawnSync("indexer", ["--config", config, "--all", "--quiet"], { encoding: "utf8" });
    if (built.status !== 0) throw new Error(`Sphinx indexes nothing:\n${built.stdout}${built.stderr}`);
    const server = spawn("searchd", ["--config", config, "--nodetach"], { stdio: "ignore" });
    const connection = await connected(port);
    return this.#peer(connection, server);
  }

  #write(text: string): void {
    writeSync(this.#file, `${text}\n`);
  }

  #numberOf(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }

  #document(row: DocumentRow): string {
    const facets = [...new Set(row.facets.split("\t").map((facet) => facet.replace(/@[a-z_]+:/, ":")))];
    const roles = facets.filter((facet) => facet.startsWith("type:"));
    const numbers = (keys: readonly string[]) => keys.map((key) => this.#numberOf(key)).join(",");
    const values = {
      ...Object.fromEntries(FIELDS.map((field) => [field, row[field].replace(/[<>&]/g, " ")])),
      quality: row.quality,
      latitude: row.latitude,
      longitude: row.longitude,
      facets: numbers(facets),
      roles: numbers(roles),
    };
    const elements = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`);
    return `<sphinx:document id="${row.id}">${elements.join("")}</sphinx:document>`;
  }

  #peer({ ask, close }: SphinxQl, server: ChildProcess): Sphinx {
    const found = (word: string) => `from profiles where match('${word}')`;
    const [type, product] = [`type:${role}`, `product:${category}`].map((key) => this.#numberOf(key));
    const distance = `geodist(${near.latitude}, ${near.longitude}, latitude, longitude, {in=degrees, out=km}) as km`;
    const names = new Map([...this.#numbers].map(([key, number]) => [String(number), key]));
    const counts = async (where: string) => {
      const rows = await ask(`select groupby(), count(*) ${where} group by roles limit 20`);
      return Object.fromEntries(
        rows.map(([number, count]) => [names.get(number ?? "")?.slice("type:".length) ?? "", Number(count)]),
      );
    };
    return {
      keyword: (word) => ask(`select id ${found(word)} ${BEST}`),
      filtered: (word) =>
        ask(
          `select id, ${distance} ${found(word)} and facets = ${type} and facets = ${product} and km <= 50 ${BEST}`,
        ),
      counts: (word) => counts(found(word)),
      wholeCounts: () => counts("from profiles"),
      async total(word) {
        const [row] = await ask(`select count(*) ${found(word)}`);
        return Number(row?.[0] ?? 0);
      },
      close: async () => {
        close();
        server.kill("SIGTERM");
        await new Promise((gone) => server.once("exit", gone));
        rmSync(this.#folder, { recursive: true, force: true });
      },
    };
  }
}

async function connected(port: number): Promise<SphinxQl> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await openSphinxQl(port);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(PAUSE);
    }
  }
}

const configOf = (folder: string, port: number) => `
source profiles {
  type = xmlpipe2
  xmlpipe_command = cat ${join(folder, "documents.xml")}
}
index profiles {
  source = profiles
  path = ${join(folder, "profiles")}
  docinfo = extern
}
indexer {
  mem_limit = 256M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  pid_file = ${join(folder, "searchd.pid")}
  log = ${join(folder, "searchd.log")}
  binlog_path =
  workers = threads
}
`;
