import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { SetupError } from "../../core/setup-error.ts";

const UNFINISHED = ".unfinished-";
const MANIFEST = "manifest.json";

/**
 * Lets a backup be written within its folder, beside where it belongs, and moves it there once it is whole, the manifest last: a
 * process that is killed leaves no half backup under names that a restore reads. What killed ones left goes with the next whole one.
 * @throws SetupError when the folder holds something, or cannot be written
 */
export async function writeWhole<T>(folder: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const { made, unfinished } = await prepare(folder);
  try {
    const written = await write(unfinished);
    const names = (await readdir(unfinished)).filter((name) => name !== MANIFEST);
    await requireEmpty(folder);
    for (const name of [...names, MANIFEST]) await rename(join(unfinished, name), join(folder, name));
    for (const name of await leftIn(folder)) await rm(join(folder, name), { recursive: true, force: true });
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    // Another backup may have begun in it; then it stays.
    if (made) await rmdir(folder).catch(() => {});
    throw error;
  }
}

async function prepare(folder: string): Promise<{ made: boolean; unfinished: string }> {
  try {
    // Members' addresses and messages stand in here.
    const made = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
    await requireEmpty(folder);
    return { made, unfinished: await mkdtemp(join(folder, UNFINISHED)) };
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError([`${folder} cannot be written: ${(error as Error).message}.`], { cause: error });
  }
}

const leftIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));

async function requireEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).some((name) => !name.startsWith(UNFINISHED)))
    throw new SetupError([`${folder} is not empty: choose another folder for this backup.`]);
}
