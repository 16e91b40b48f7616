import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/**
 * The values that a message of ICU MessageFormat needs, with their types in TypeScript, sorted by name.
 * @returns {Array<[string, string]>}
 */
export function argumentsOf(text) {
  const found = new Map();
  collect(parse(text), found);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

function collect(nodes, found) {
  for (const node of nodes) {
    const type = typeOf(node);
    // A value that is counted is a number, also where the message writes it out.
    if (type && (!found.has(node.value) || found.get(node.value) === "string | number")) {
      found.set(node.value, type);
    }
    for (const { value } of Object.values(node.options ?? {})) collect(value, found);
    if (node.type === TYPE.tag) collect(node.children, found);
  }
}

function typeOf(node) {
  switch (node.type) {
    case TYPE.argument:
      return "string | number";
    case TYPE.number:
    case TYPE.plural:
      return "number";
    case TYPE.date:
    case TYPE.time:
      return "Date";
    case TYPE.select: {
      const names = Object.keys(node.options).filter((name) => name !== "other");
      return `${names.map((name) => JSON.stringify(name)).join(" | ")}${"other" in node.options ? " | (string & {})" : ""}`;
    }
    case TYPE.tag:
      return "Tag";
    default:
      return undefined;
  }
}
