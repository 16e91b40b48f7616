/** An element with its attributes, and text or elements in it. */
export interface Xml {
  name: string;
  attributes?: Record<string, string | number | undefined>;
  content?: string | Xml[];
}

/** The document of an element. Text and attributes are escaped once, and lose what XML has no way to say. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${write(root, "")}\n`;
}

function write({ name, attributes = {}, content }: Xml, indent: string): string {
  const named = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join("");
  if (content === undefined) return `${indent}<${name}${named}/>`;
  if (typeof content === "string") return `${indent}<${name}${named}>${escapeXml(content)}</${name}>`;
  const inner = content.map((element) => write(element, `${indent}  `)).join("\n");
  return `${indent}<${name}${named}>\n${inner}\n${indent}</${name}>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"]/g, (sign) => entities[sign] as string)
  );
}
