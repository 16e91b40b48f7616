import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk in memory that a test may fill. */
export interface SmallDisk {
  path: string;
  /** Leaves no room but for so many bytes. */
  fill(left: number): void;
  /** Takes away what `fill` put there. */
  makeRoom(): void;
  remove(): void;
}

/** Mounts a disk of so many megabytes; undefined where this user may not, who has to be root. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), "foodshed-disk-"));
  const size = `size=${megabytes}m`;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", path]).status !== 0) {
    rmdirSync(path);
    return undefined;
  }
  const filling = join(path, "filling");
  return {
    path,
    fill(left) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rmSync(filling, { force: true }),
    remove() {
      spawnSync("umount", ["--lazy", path]);
      rmdirSync(path);
    },
  };
}
