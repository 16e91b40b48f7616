import type { Routes } from "../../handlers.ts";
import * as files from "./files.service.ts";

export const routes: Routes<"uploadFile" | "getFile" | "deleteFile" | "downloadFile"> = {
  uploadFile: ({ services, actor, access, body, files: sent }) =>
    files.uploadFile(services, actor, access, body, sent.file_data),
  getFile: ({ services, actor, params }) => files.getFile(services, actor, params),
  deleteFile: ({ services, actor, access, params }) => files.deleteFile(services, actor, access, params),
  downloadFile: ({ services, params, query }) => files.downloadFile(services, params, query),
};
