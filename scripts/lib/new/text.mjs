export const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
export const snake = (name) => kebab(name).replaceAll("-", "_");
export const camel = (name) => name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);

/** "Pause classified" of `pauseClassified`. */
export function words(name) {
  const text = kebab(name).replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a line put behind the last one that matches. */
export function behindLast(text, pattern, line) {
  const lines = text.split("\n");
  const at = lines.findLastIndex((each) => pattern.test(each));
  if (at < 0) throw new Error(`No line matches ${pattern}, where “${line.trim()}” belongs.`);
  return lines.toSpliced(at + 1, 0, line).join("\n");
}
