import type { Translate } from "@foodshed/sdk/locale";
import { formatDateTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { widthsOf } from "../../infra/images/image-keys.ts";
import type { Services } from "../services.ts";
import { readOwnFiles, readOwnPictures, readPart } from "./account-data.queries.ts";
import { type AccountDocument, DOCUMENTS } from "./account-documents.ts";
import type { DataOwner } from "./account-part.ts";
import * as strings from "./generated/strings.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** The files of the archive, each read when its turn comes. */
export async function* accountArchive(
  services: Services,
  owner: DataOwner,
  t: Translate,
): AsyncGenerator<ZipEntry> {
  yield { name: "README.txt", pieces: [utf8(readme(services, t))], compress: true };
  for (const document of DOCUMENTS) {
    yield { name: document.name, pieces: jsonOf(services, document, owner), compress: true };
  }
  const { accountId } = owner;
  for (const { id, name, storage_key } of await readOwnFiles(services.db, accountId)) {
    const data = await services.files.read(storage_key);
    // An id first: two private files may have one name.
    if (data) yield { name: `files/${id}-${inOneFolder(name)}`, pieces: [data], compress: false };
  }
  for (const { key, width } of await readOwnPictures(services.db, accountId)) {
    const picture = await services.images.read(`${key}-${widthsOf(width).at(-1)}.webp`);
    if (picture) yield { name: `pictures/${key}.webp`, pieces: [picture.data], compress: false };
  }
}

/** A JSON object with a list for each part, page by page. */
async function* jsonOf(
  { db }: Services,
  { parts }: AccountDocument,
  owner: DataOwner,
): AsyncGenerator<Uint8Array> {
  let before = "{";
  for (const part of parts) {
    yield utf8(`${before}\n  ${JSON.stringify(part.name)}: [`);
    let separator = "\n";
    for await (const rows of readPart(db, part, owner)) {
      yield utf8(separator + rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n"));
      separator = ",\n";
    }
    yield utf8(separator === "\n" ? "]" : "\n  ]");
    before = ",";
  }
  yield utf8("\n}\n");
}

function readme({ clock, config }: Services, t: Translate): string {
  const listed = [
    ...DOCUMENTS.map(({ name, about }) => [name, t(about)]),
    ["files/", t(strings.aboutFiles)],
    ["pictures/", t(strings.aboutPictures)],
  ];
  const made = formatDateTime(clock.now(), ONTARIO_TIME_ZONE, t.locale);
  return [
    t(strings.readmeTitle),
    t(strings.readmeMade, { site: config.publicUrl, date: made }),
    listed.map(([name, about]) => `${name}\n  ${about}`).join("\n"),
    t(strings.readmeTimes),
    t(strings.readmeLeftOut),
    t(strings.readmeKeep),
    "",
  ].join("\n\n");
}

/** A file's name as a name within a folder, on every system. */
function inOneFolder(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, "_");
}

const utf8 = (text: string) => new TextEncoder().encode(text);
