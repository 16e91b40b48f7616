import { elements } from "../elements/catalogue.ts";
import { nearest } from "../elements/spelling.ts";
import { found } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** Elements and frames of names that do not exist, and elements without an end. */
export const markup: Rule = ({ embeds }) =>
  embeds.flatMap(({ element, form, known, place, written }) => {
    if (!known && form === "frame") {
      const near = nearest(
        written.replace("/embed/", ""),
        elements.map(({ name }) => name),
      );
      return [
        found("frame-unknown", { address: written, near: near ? `/embed/${near}` : "none" }, { place }),
      ];
    }
    if (!known) {
      const near = nearest(
        element.tagName,
        elements.map(({ tag }) => tag),
      );
      return [found("element-unknown", { tag: written, near: near ? `<${near}>` : "none" }, { place })];
    }
    const open = form === "element" && element.sourceCodeLocation && !element.sourceCodeLocation.endTag;
    return open
      ? [found("element-not-closed", { tag: written, end: written.replace("<", "</") }, { place })]
      : [];
  });
