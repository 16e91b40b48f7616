import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import { withUpload } from "../with-upload.ts";
import * as files from "./files.service.ts";
import { unsentFilesJob } from "./unsent-files.ts";

export const jobs: ServiceJob[] = [unsentFilesJob];

export const routes: Routes<"uploadFile" | "getFile" | "deleteFile" | "downloadFile"> = {
  uploadFile: withUpload({
    store: ({ services, actor, access, body, files: sent }) =>
      files.storeAttachment(services, actor, access, body, sent.file_data),
    keysOf: (_services, { key }) => [key],
    respond: ({ services, actor, access, body }, attachment) =>
      files.uploadFile(services, actor, access, body, attachment),
  }),
  getFile: ({ services, actor, params }) => files.getFile(services, actor, params),
  deleteFile: ({ services, actor, access, params }) => files.deleteFile(services, actor, access, params),
  downloadFile: ({ services, params, query }) => files.downloadFile(services, params, query),
};
