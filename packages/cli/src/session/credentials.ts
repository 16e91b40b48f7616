import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenStorage } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";

interface File {
  /** The server that commands talk to when none is named: the last one logged in to. */
  current?: string;
  tokens: Record<string, string>;
}

/** Tokens by server, in a file that only its owner can read. */
export class Credentials {
  readonly path: string;

  constructor(configDir: string) {
    this.path = join(configDir, "credentials.json");
  }

  current(): string | undefined {
    return this.#read().current;
  }

  token(server: string): string | null {
    return this.#read().tokens[server] ?? null;
  }

  /** Keeps a token and makes its server the current one. */
  remember(server: string, token: string): void {
    this.#write({ current: server, tokens: { ...this.#read().tokens, [server]: token } });
  }

  /** Forgets a server's token; answers whether there was one. */
  forget(server: string): boolean {
    const file = this.#read();
    const { [server]: token, ...tokens } = file.tokens;
    if (token === undefined) return false;
    this.#write({ ...file, tokens });
    return true;
  }

  /** One server's token as the SDK keeps it. */
  storage(server: string): TokenStorage {
    return {
      read: () => this.token(server),
      write: (token) => (token === null ? this.forget(server) : this.remember(server, token)),
    };
  }

  #read(): File {
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
      // A file that was copied about may have become readable for others.
      if (process.platform !== "win32" && statSync(this.path).mode & 0o077) chmodSync(this.path, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return { tokens: {} };
      throw this.#unusable("cannot be read", error);
    }
    try {
      const file = JSON.parse(text) as Partial<File>;
      return { ...(file.current && { current: file.current }), tokens: { ...file.tokens } };
    } catch (error) {
      throw this.#unusable("is damaged", error);
    }
  }

  #write(file: File): void {
    const draft = `${this.path}.${process.pid}`;
    try {
      mkdirSync(join(this.path, ".."), { recursive: true, mode: 0o700 });
      writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag: "wx" });
      renameSync(draft, this.path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw this.#unusable("cannot be written", error);
    }
  }

  #unusable(what: string, error: unknown): CliError {
    const next = `Remove the file and log in again, or give a token in FOODSHED_TOKEN.`;
    return new CliError(
      EXIT.failed,
      `The credentials file ${this.path} ${what}: ${(error as Error).message}`,
      next,
    );
  }
}
