/** The rules of a style sheet that can match in some markup: those with a class that it does not have are left out. */
export function usedStyles(css: string, markup: string): string {
  const classes = new Set<string>();
  for (const [, names = ""] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return rulesOf(css)
    .map((rule) => used(rule, classes))
    .join("");
}

interface Rule {
  /** The selectors, or an at-rule's name and condition. */
  head: string;
  /** What stands between its braces; undefined for a rule without. */
  body: string | undefined;
}

function used({ head, body }: Rule, classes: ReadonlySet<string>): string {
  if (body === undefined) return `${head};`;
  if (/^@(?:media|supports|layer|container)\b/.test(head)) {
    const inside = rulesOf(body)
      .map((rule) => used(rule, classes))
      .join("");
    return inside && `${head}{${inside}}`;
  }
  if (head.startsWith("@")) return `${head}{${body}}`;
  const selectors = selectorsOf(head).filter((selector) => canMatch(selector, classes));
  return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
}

// What stands in :is() or :not() is an alternative or an exception, so its classes need not be there.
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
}

function selectorsOf(head: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= head.length; at += 1) {
    const letter = head[at];
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (at < head.length && (letter !== "," || depth > 0)) continue;
    found.push(head.slice(start, at).trim());
    start = at + 1;
  }
  return found;
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '"' || letter === "'") {
      at = css.indexOf(letter, at + 1);
      if (at < 0) break;
    } else if (letter === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (letter === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (letter === ";" && depth === 0) {
      rules.push({ head: css.slice(start, at).trim(), body: undefined });
      start = at + 1;
    }
  }
  return rules;
}
