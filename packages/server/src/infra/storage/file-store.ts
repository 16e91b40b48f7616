import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/**
 * Where the bytes of pictures and attachments stand. A key is a path of our own making: lower-case letters,
 * digits, `-`, `_`, `.` and `/`. The content of a key never changes.
 */
export interface FileStore {
  write(key: string, data: Uint8Array, signal?: AbortSignal): Promise<void>;
  /** Undefined when the key does not exist. */
  read(key: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Removes one file, or everything below a key that ends with `/`. Absent keys are no error. */
  remove(key: string, signal?: AbortSignal): Promise<void>;
  /** Every file below a key that ends with `/`, half-written ones included, in no particular order. */
  list(below: string, signal?: AbortSignal): AsyncIterable<{ key: string; changedAt: Date }>;
}

const KEY = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*\/?$/;

export class WrongFileKey extends Error {
  override name = "WrongFileKey";
}

/** Whether a text can be the key of one file. */
export const isFileKey = (text: string) => KEY.test(text) && !text.endsWith("/");

/** The key itself; an error for what never was one, so that no path leads out of the store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new WrongFileKey(`Not a file key: ${JSON.stringify(key)}`);
  return key;
}

/** Keeps files in a folder. A file appears under its key whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async write(key, data) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(draft, "wx");
        try {
          await file.writeFile(data);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
          return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: key.endsWith("/"), force: true });
    },
    async *list(below) {
      const top = pathOf(below);
      await mkdir(top, { recursive: true });
      for await (const entry of await opendir(top, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        // Removed in the meantime, so it is not listed.
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key: relative(folder, path).split(sep).join("/"), changedAt: found.mtime };
      }
    },
  };
}
