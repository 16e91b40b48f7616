const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
/** A ZIP directory's last record and its longest comment. */
const ZIP_TAIL = 22 + 65_535;

/** Whether the bytes are a PDF from the first to the last, and not a second kind of file as well. */
export function isWholePdf(data: Buffer): boolean {
  if (data.subarray(0, 5).toString("latin1") !== "%PDF-") return false;
  if (!data.subarray(-2048).includes("%%EOF")) return false;
  return !endsAsZip(data);
}

function endsAsZip(data: Buffer): boolean {
  const tail = data.subarray(-ZIP_TAIL);
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
  }
  return false;
}
