// Over one database: bytes are refused before they are stored; files.test.ts stores over both.
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compound, doc, docx, pdf, xlsx, zip } from "../../testing/documents.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member();
});
afterAll(() => server.close());

function upload(name: string, data: Buffer) {
  const form = new FormData();
  form.set("public", "true");
  form.set("file_data", new Blob([new Uint8Array(data)]), name);
  return server.post("/files/file", form, { token: owner.token });
}

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A PNG of 300 bytes that unpacks to 900 million pixels. */
function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(30_001))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } })
    .png()
    .toBuffer();
const types = { name: "[Content_Types].xml", data: "<Types/>" };
const prices = { name: "word/document.xml", data: "<w:document/>" };

const corpus: [
  what: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
  status: number,
  says: RegExp,
][] = [
  ["nothing at all", "empty.pdf", () => Buffer.alloc(0), 400, /empty/],
  ["a drawing that may hold scripts", "logo.svg", () => Buffer.from(svg), 415, /must choose an image/],
  [
    "the same drawing named otherwise",
    "logo.png",
    () => Buffer.from(svg),
    415,
    /must choose an image|not an image/,
  ],
  [
    "a page named like a picture",
    "page.jpg",
    () => Buffer.from("<html><script>1</script>"),
    415,
    /not an image/,
  ],
  ["a page named like a PDF", "page.pdf", () => Buffer.from("<html>%PDF-1.4 %%EOF"), 415, /not a PDF/],
  ["a program", "setup.exe", () => Buffer.from("MZ\x90\0"), 415, /must choose/],
  ["a program named like a PDF", "setup.pdf", () => Buffer.from("MZ\x90\0%%EOF"), 415, /not a PDF/],
  ["a picture named like a PDF", "scan.pdf", png, 415, /not a PDF/],
  ["a picture named like a document", "scan.docx", png, 415, /not a Word/],
  ["a PDF named like a picture", "scan.png", () => pdf(), 415, /not an image/],
  ["a PDF cut short", "cut.pdf", () => pdf().subarray(0, 20), 415, /damaged/],
  ["a PDF that is a ZIP too", "both.pdf", () => Buffer.concat([pdf(), docx()]), 415, /not a PDF/],
  ["a picture cut short", "cut.png", async () => (await png()).subarray(0, 60), 400, /could not be read/],
  ["a picture of 900 million pixels", "bomb.png", pixelBomb, 400, /40 megapixels/],
  [
    "a document that unpacks to 200 MB",
    "bomb.docx",
    () => docx([{ name: "word/bomb.xml", data: Buffer.alloc(200_000_000) }]),
    400,
    /unpacks to too much/,
  ],
  [
    "a document that unpacks to more than it says",
    "liar.docx",
    () => docx([{ name: "word/bomb.xml", data: Buffer.alloc(30_000_000), claimedSize: 1_000 }]),
    415,
    /damaged/,
  ],
  [
    "a document of 3,000 parts",
    "parts.docx",
    () => docx(Array.from({ length: 3_000 }, (_, index) => ({ name: `word/${index}.xml`, data: "" }))),
    400,
    /unpacks to too much/,
  ],
  [
    "a document with macros",
    "macro.docx",
    () => docx([{ name: "word/vbaProject.bin", data: "x" }]),
    400,
    /macros/,
  ],
  [
    "a document with a password",
    "locked.docx",
    () => compound(["EncryptionInfo", "EncryptedPackage"]),
    400,
    /without the password/,
  ],
  [
    "an old document with an external template",
    "template.doc",
    () => doc({ template: "http://evil.example/a.dot" }),
    400,
    /loads other files/,
  ],
  [
    "a document with macros in another",
    "outer.docx",
    () =>
      docx([{ name: "word/embeddings/a.docm", data: docx([{ name: "word/vbaProject.bin", data: "x" }]) }]),
    400,
    /macros/,
  ],
  ["an old document with macros", "macro.doc", () => compound(["WordDocument", "Macros"]), 400, /macros/],
  [
    "any archive named like a document",
    "any.docx",
    () => zip([{ name: "a.txt", data: "a" }]),
    415,
    /not a Word/,
  ],
  ["a spreadsheet named like a document", "sheet.docx", () => xlsx(), 415, /not a Word/],
  ["a document named like a spreadsheet", "text.xlsx", () => docx(), 415, /not an Excel/],
  ["an old spreadsheet named like a document", "sheet.doc", () => compound(["Workbook"]), 415, /not a Word/],
  [
    "a document behind something else",
    "behind.docx",
    () => Buffer.concat([Buffer.from("#!"), zip([types, prices])]),
    415,
    /damaged/,
  ],
  ["a compound file cut short", "cut.doc", () => compound(["WordDocument"]).subarray(0, 600), 415, /damaged/],
  ["a name without a kind", "README", () => pdf(), 415, /must choose/],
  ["a kind without a name", ".pdf", () => pdf(), 415, /must choose/],
  ["a name of nothing that can be seen", "\u202e\u200b.pdf", () => pdf(), 415, /must choose|no name/],
  ["a name as long as a page", `${"a".repeat(300)}.pdf`, () => pdf(), 400, /at most 200/],
];

test.each(corpus)("%s is refused", async (_what, name, make, status, says) => {
  const { status: answered, body } = await upload(name, await make());
  expect([answered, body.message]).toEqual([status, expect.stringMatching(says)]);
  expect(body.errors.file_data).toEqual([body.message]);
});

test("five megabytes are taken, and not one byte more", async () => {
  const full = await upload("full.pdf", pdf({ bytes: 5_242_880 }));
  expect([full.status, full.body.file_data?.size]).toEqual([201, 5_242_880]);
  const over = await upload("over.pdf", pdf({ bytes: 5_242_881 }));
  expect([over.status, over.body.message]).toEqual([
    413,
    "You must choose a file that is less than 5 megabytes in file size.",
  ]);
  expect(over.body.errors.file_data).toEqual([over.body.message]);
});

test.each(["large.png", "large.JPG"])("an image over five megabytes is called one: %s", async (name) => {
  const { status, body } = await upload(name, Buffer.alloc(5_242_881));
  expect([status, body.message]).toEqual([
    413,
    "You must choose an image that is less than 5 megabytes in file size.",
  ]);
});

test("nothing of what was refused is kept", async () => {
  const rows = await server.db.selectFrom("files").select("name").execute();
  expect(rows).toEqual([{ name: "full.pdf" }]);
});

test("a name of two hundred characters is taken, with its ending, and not one more", async () => {
  const full = await upload(`${"n".repeat(196)}.pdf`, pdf());
  expect([full.status, full.body.file_data?.name]).toEqual([201, `${"n".repeat(196)}.pdf`]);
  const over = await upload(`${"n".repeat(197)}.pdf`, pdf());
  expect([over.status, over.body.message]).toEqual([400, "A file's name may have at most 200 characters."]);
});

test("a name that climbs out of its folder or turns the reading direction loses what does that", async () => {
  const climbing = await upload("../../etc/pass\u202ewd.pdf", pdf());
  expect(climbing.body.file_data.name).toBe("passwd.pdf");
});
