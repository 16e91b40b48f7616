export * from "./locales.ts";
export * from "./strings.ts";
