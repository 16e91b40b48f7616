/** What a part of a document holds that reaches beyond the document when it is opened, or that cannot be looked into. */
export type ContentThreat = "macros" | "programs" | "files" | "password" | "embedded";

const MACRO_TYPES = /macroEnabled|vbaProject|vbaData|macrosheet|\/activeX|sheet\.binary/i;
const HARMLESS_TARGET = /^(?:https?:|mailto:|tel:|#)/i;
/** Fields of Word that run or ask a program, and those that load another file. */
const PROGRAM_FIELD = /(?:^|[\s"{])DDE(?:AUTO)?\b|(?:^|\s)DATABASE\s|(?:^|\s)QUOTE(?:\s+\d{1,5}){3}/i;
const FILE_FIELD = /(?:^|\s)(?:LINK|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|RD)\s+\S/i;
/** A formula that asks another program: `cmd|'/c calc'!A0`. */
const PROGRAM_FORMULA = /(?<![\w.])[A-Za-z_][\w.]*\|\s*(?:'[^']*'|[\w.]+)\s*!/;

/** The rest of a tag. No sign is looked at twice, however an attacker writes it: `<` ends every try. */
const TAG_END = `(?:\\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?>`;
const element = (names: string) => new RegExp(`<(?:[\\w.-]{1,64}:)?(?:${names})${TAG_END}`, "g");
const textIn = (names: string) => new RegExp(`${element(names).source}([^<]*)<`, "g");
const RELATIONSHIPS = element("Relationship");
const SIMPLE_FIELDS = element("fldSimple");
const INSTRUCTIONS = textIn("instrText|delInstrText");
const FORMULAS = textIn("f|formula|formula1|formula2|definedName");

/** Looks into a part that is XML, whatever it is named. */
export function threatInXml(data: Buffer): ContentThreat | undefined {
  const xml = withoutCdata(textOf(data));
  if (!/^\s{0,100}</.test(xml)) return undefined;
  if (/<(?:[\w.-]{1,64}:)?Types[\s>]/.test(xml) && MACRO_TYPES.test(xml)) return "macros";
  // An OpenDocument with a password names the key of each part in its manifest.
  if (/<(?:[\w.-]{1,64}:)?encryption-data[\s/>]/.test(xml)) return "password";
  return threatInRelationships(xml) ?? threatInFields(xml) ?? threatInFormulas(xml);
}

function threatInRelationships(xml: string): ContentThreat | undefined {
  for (const [relationship] of xml.matchAll(RELATIONSHIPS)) {
    const type = attribute(relationship, "Type") ?? "";
    if (/vbaProject|macrosheet|activeXControl/i.test(type)) return "macros";
    if (attribute(relationship, "TargetMode")?.toLowerCase() !== "external") continue;
    const target = attribute(relationship, "Target") ?? "";
    if (!/\/hyperlink$/i.test(type) || !HARMLESS_TARGET.test(target)) return "files";
  }
  return undefined;
}

function threatInFields(xml: string): ContentThreat | undefined {
  // A field's instruction may be cut into any number of runs.
  const instructions = [
    ...[...xml.matchAll(INSTRUCTIONS)].map(([, text = ""]) => plain(text)),
    ...[...xml.matchAll(SIMPLE_FIELDS)].map(([field]) => ` ${attribute(field, "instr") ?? ""} `),
  ].join("");
  if (PROGRAM_FIELD.test(instructions)) return "programs";
  return FILE_FIELD.test(instructions) ? "files" : undefined;
}

function threatInFormulas(xml: string): ContentThreat | undefined {
  if (/<(?:[\w.-]{1,64}:)?ddeLink[\s>]/.test(xml)) return "programs";
  if (!xml.includes("|") && !xml.includes("&#")) return undefined;
  for (const [, text = ""] of xml.matchAll(FORMULAS)) {
    // Text between quotes is not a formula.
    if (PROGRAM_FORMULA.test(plain(text).replaceAll(/"[^"]*"/g, '""'))) return "programs";
  }
  return undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s{0,20}=\\s{0,20}(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? plain(found[1] ?? found[2] ?? "") : undefined;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text as a reader of the XML has it. */
function plain(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The same XML with its CDATA sections written as text. */
function withoutCdata(xml: string): string {
  const [first = "", ...rest] = xml.split("<![CDATA[");
  const parts = rest.map((part) => {
    const end = part.indexOf("]]>");
    const text = (end < 0 ? part : part.slice(0, end)).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return text + (end < 0 ? "" : part.slice(end + 3));
  });
  return first + parts.join("");
}

/** XML may come in UTF-16 too. */
function textOf(data: Buffer): string {
  const first = data.subarray(0, 4).toString("hex");
  if (first.startsWith("fffe") || /^3c00/.test(first)) return data.toString("utf16le").replace(/^\ufeff/, "");
  if (first.startsWith("feff") || /^003c/.test(first)) {
    const even = data.subarray(0, data.length - (data.length % 2));
    return Buffer.from(even)
      .swap16()
      .toString("utf16le")
      .replace(/^\ufeff/, "");
  }
  return data.toString("utf8").replace(/^\ufeff/, "");
}
