/** A file of a multipart request, whole in memory (at most 5 MB) and not yet looked into. */
export interface UploadedFile {
  filename: string;
  /** As the sender named it; say nothing about the content from it. */
  mediaType: string;
  data: Buffer;
}
