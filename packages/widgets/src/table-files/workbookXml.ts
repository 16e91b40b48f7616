/** The elements of a name, whatever their namespace. */
export const all = (node: Document | Element | undefined, name: string) =>
  node ? [...node.getElementsByTagNameNS("*", name)] : [];

/** The text of a string, without how it is pronounced. Characters that XML cannot hold stand there as "_x000D_". */
export const textOf = (node: Element) =>
  all(node, "t")
    .filter((part) => part.parentElement?.localName !== "rPh")
    .map((part) => part.textContent ?? "")
    .join("")
    .replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
