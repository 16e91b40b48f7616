/**
 * Plain data as JSON. `JSON.stringify` asks every array and object for a `toJSON`, and old pages have given them one
 * (Prototype 1.6) that writes arrays as strings.
 */
export function json(value: unknown): string {
  if (Array.isArray(value)) {
    let text = "";
    for (const entry of value) text += `${text && ","}${json(entry ?? null)}`;
    return `[${text}]`;
  }
  if (value !== null && typeof value === "object") {
    let text = "";
    for (const [name, entry] of Object.entries(value)) {
      if (entry !== undefined) text += `${text && ","}${JSON.stringify(name)}:${json(entry)}`;
    }
    return `{${text}}`;
  }
  return JSON.stringify(value);
}
