import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import { createFolderStore, type FileStore } from "./file-store.ts";
import { guardStore } from "./guarded-store.ts";
import { createS3Store } from "./s3-store.ts";

/**
 * The operator's bucket, or else a folder of the data directory; every call of it ends in time.
 * @param options.deadline milliseconds that a call may take, where not as long as in a request
 */
export function openFileStore(
  { s3, dataDir }: Config,
  { log, deadline }: { log: Log; deadline?: number },
): FileStore {
  const store = s3 ? createS3Store(s3) : createFolderStore(join(dataDir, "files"));
  return guardStore(store, { log, atOnce: s3 ? 50 : 2, deadline });
}
