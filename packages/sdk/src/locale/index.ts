export * from "./locales.ts";
export { englishPath, localeOfPath, localizedPath } from "./paths.ts";
export * from "./strings.ts";
