/** Reads the messages of a .po file: translations by their English, and the header under the empty text. */
export function readPo(text) {
  const messages = new Map();
  let entry = {};
  let field;
  const finish = () => {
    if (entry.msgid !== undefined) messages.set(entry.msgid, entry.msgstr ?? "");
    entry = {};
  };
  for (const line of text.split("\n")) {
    const [, name, quoted] = /^(?:(msgid|msgstr) )?(".*")$/.exec(line.trim()) ?? [];
    if (!quoted) continue;
    if (name === "msgid") finish();
    field = name ?? field;
    entry[field] = (entry[field] ?? "") + JSON.parse(quoted);
  }
  finish();
  return messages;
}

/** A .po file of these messages. */
export function writePo(messages) {
  const entries = [...messages].map(
    ([english, translation]) => `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(translation)}\n`,
  );
  return entries.join("\n");
}

/** The .mo file of a .po file: what gettext reads at run time. */
export function compileMo(messages) {
  const pairs = [...messages]
    .filter(([, translation]) => translation)
    .map((pair) => pair.map((text) => Buffer.from(text)))
    .sort(([a], [b]) => Buffer.compare(a, b));
  const headerSize = 28;
  const tableSize = pairs.length * 8;
  const head = Buffer.alloc(headerSize + 2 * tableSize);
  const fields = [0x950412de, 0, pairs.length, headerSize, headerSize + tableSize, 0, head.length];
  for (const [index, value] of fields.entries()) head.writeUInt32LE(value, index * 4);
  const texts = [];
  let offset = head.length;
  for (const column of [0, 1]) {
    for (const [row, pair] of pairs.entries()) {
      const text = pair[column];
      head.writeUInt32LE(text.length, headerSize + column * tableSize + row * 8);
      head.writeUInt32LE(offset, headerSize + column * tableSize + row * 8 + 4);
      texts.push(text, Buffer.alloc(1));
      offset += text.length + 1;
    }
  }
  return Buffer.concat([head, ...texts]);
}
