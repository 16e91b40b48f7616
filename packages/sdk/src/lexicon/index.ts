export * from "./descriptors.ts";
export * from "./entry.ts";
export * from "./fillers.ts";
export * from "./fold.ts";
export * from "./lexicon.ts";
export * from "./parse.ts";
export * from "./regions.ts";
export * from "./requests.ts";
