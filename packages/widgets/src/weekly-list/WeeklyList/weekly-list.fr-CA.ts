/* French, which the loader imports beside the chunk. */

export * from "../../embed/french.ts";
