import postcss, { type Container, type Root } from "postcss";

/** What was parsed last: the styles of a server are the same for every element. */
let parsed: { css: string; sheet: Root } | undefined;
const requiredClasses = new Map<string, readonly string[]>();

/**
 * The rules of a style sheet that can match in some markup: those with a class that it does not have are left out, and then the variables and
 * animations that nothing names any more.
 * @param beside styles that come with it, which may name variables too
 */
export function usedStyles(css: string, markup: string, beside = ""): string {
  const classes = new Set<string>();
  for (const [, names = ""] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    // Steps of an animation have no classes.
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as { name: string }).name)) return;
    const selectors = rule.selectors.filter((one) => classesOf(one).every((name) => classes.has(name)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnnamed(sheet, beside);
  removeEmpty(sheet);
  return sheet.toString();
}

/** Variables may be named by other variables, so that removing some leaves others without a name. */
function removeUnnamed(sheet: Root, beside: string): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const text = `${sheet}${beside}`;
    const named = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (named.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      isDone = false;
    });
  }
  const animated = new Set(
    `${sheet}${beside}`.match(/(?<=animation(?:-name)?:)[^;}]+/g)?.flatMap((value) => value.split(/[\s,]+/)),
  );
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animated.has(rule.params)) rule.remove();
  });
}

function parse(css: string): Root {
  if (parsed?.css !== css) {
    parsed = { css, sheet: postcss.parse(css) };
    requiredClasses.clear();
  }
  return parsed.sheet.clone();
}

/** The classes that a selector needs; what is in `:is()` or `:not()` is an alternative or an exception. */
function classesOf(selector: string): readonly string[] {
  const known = requiredClasses.get(selector);
  if (known) return known;
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  const names = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  requiredClasses.set(selector, names);
  return names;
}

/** Conditions that nothing is left in. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
