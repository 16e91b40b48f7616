/** A file that holds no table that can be read. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
}
