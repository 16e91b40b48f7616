/** A picture that was checked and is in the file store in every size. */
export interface StoredImage {
  key: string;
  /** Pixels, after turning it the right way up. */
  width: number;
  height: number;
  /** Its average colour, `#rrggbb`. */
  color: string;
  /** Of its JPEG. */
  bytes: number;
  /** Of all its sizes together. */
  stored_bytes: number;
}
