const ZIP_BEGINNING = 0x04034b50;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
/** A ZIP directory's last record and its longest comment. */
const ZIP_TAIL = 22 + 65_535;

export function startsAsZip(data: Buffer): boolean {
  return data.length >= 4 && data.readUInt32LE(0) === ZIP_BEGINNING;
}

/** Whether a program that looks for an archive from the end finds one, whatever precedes it. */
export function endsAsZip(data: Buffer): boolean {
  const tail = data.subarray(-ZIP_TAIL);
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
  }
  return false;
}
