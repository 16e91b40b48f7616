import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenStorage } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";

/** A server under a name of one's own, with the login there. */
export interface NamedContext {
  server: string;
  token?: string;
}

interface File {
  /** The context that commands use when none is named: the last one logged in to, or chosen. */
  current?: string;
  contexts: Record<string, NamedContext>;
}

/** Stores tokens by context, in a file that only its owner can read. */
export class Credentials {
  readonly path: string;

  constructor(configDir: string) {
    this.path = join(configDir, "credentials.json");
  }

  current(): string | undefined {
    return this.#read().current;
  }

  contexts(): ReadonlyMap<string, NamedContext> {
    return new Map(Object.entries(this.#read().contexts));
  }

  /** The context of a server: the current one if it is that server's, else the first, else one named after it. */
  nameFor(server: string): string {
    const { current, contexts } = this.#read();
    if (current && contexts[current]?.server === server) return current;
    const known = Object.entries(contexts).find(([, context]) => context.server === server);
    return known?.[0] ?? new URL(server).host;
  }

  /** A context's token for a server; a token never goes to another server than its own. */
  token(name: string, server: string): string | null {
    const context = this.#read().contexts[name];
    return (context?.server === server && context.token) || null;
  }

  /** Saves a context with its token and makes it the current one. */
  save(name: string, server: string, token: string): void {
    this.#write({ current: name, contexts: { ...this.#read().contexts, [name]: { server, token } } });
  }

  /** Removes a context's token. Returns whether there was one. */
  clearToken(name: string): boolean {
    const file = this.#read();
    const context = file.contexts[name];
    if (!context?.token) return false;
    this.#write({ ...file, contexts: { ...file.contexts, [name]: { server: context.server } } });
    return true;
  }

  /** Adds a context without a login, or moves it to another server, which loses its login. */
  add(name: string, server: string): void {
    const file = this.#read();
    const known = file.contexts[name];
    const kept = known?.server === server ? known : { server };
    this.#write({ ...file, contexts: { ...file.contexts, [name]: kept } });
  }

  /** Makes a context the current one; without a name none is. */
  use(name: string | undefined): void {
    const { contexts } = this.#read();
    this.#write({ ...(name !== undefined && { current: name }), contexts });
  }

  remove(name: string): void {
    const { current, contexts } = this.#read();
    const { [name]: _, ...rest } = contexts;
    this.#write({ ...(current && current !== name && { current }), contexts: rest });
  }

  /** Token storage of one context, for the SDK. */
  storage(name: string, server: string): TokenStorage {
    // A command makes thousands of calls: the file is read once.
    let token: string | null | undefined;
    return {
      read: () => {
        token ??= this.token(name, server);
        return token;
      },
      write: (renewed) => {
        token = renewed;
        if (renewed === null) this.clearToken(name);
        else this.#renew(name, server, renewed);
      },
    };
  }

  #renew(name: string, server: string, token: string): void {
    const file = this.#read();
    this.#write({ ...file, contexts: { ...file.contexts, [name]: { server, token } } });
  }

  #read(): File {
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
      // Copying may have made the file readable for others.
      if (process.platform !== "win32" && statSync(this.path).mode & 0o077) chmodSync(this.path, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return { contexts: {} };
      throw this.#unusable("cannot be read", error);
    }
    try {
      const file = JSON.parse(text) as Partial<File>;
      return { ...(file.current && { current: file.current }), contexts: { ...file.contexts } };
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
