import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Where the bytes of pictures and attachments stand. A key is a path of our own making: lower-case letters,
 * digits, `-`, `_`, `.` and `/`. What stands under a key is never changed.
 */
export interface FileStore {
  write(key: string, data: Uint8Array): Promise<void>;
  /** Undefined when nothing stands there. */
  read(key: string): Promise<Buffer | undefined>;
  /** Removes one file, or everything below a key that ends with `/`. Absent keys are no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*\/?$/;

/** Keeps files in a folder. A file appears under its key whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`);
    return join(folder, key);
  };
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
  };
}
