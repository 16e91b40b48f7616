export { isolate } from "./isolate.ts";
export * from "./locales.ts";
export * from "./member-text.ts";
export { englishPath, localeOfPath, localizedPath } from "./paths.ts";
export * from "./strings.ts";
