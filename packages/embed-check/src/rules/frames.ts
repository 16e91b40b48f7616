import { found } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** Frames that screen readers cannot name, or that may not do what their widget does. */
export const frameRules: Rule = ({ embeds }) =>
  embeds.flatMap(({ attributes, form, place, written }) => {
    if (form !== "frame") return [];
    const words = attributes.sandbox?.toLowerCase().split(/\s+/);
    const lacks = (name: string) => words !== undefined && !words.includes(name);
    const popups = ["allow-popups", "allow-popups-to-escape-sandbox"].filter(lacks);
    const address = written;
    return [
      ...(attributes.title?.trim() ? [] : [found("frame-title", { address }, { place })]),
      ...(lacks("allow-scripts") ? [found("frame-sandbox-scripts", { address }, { place })] : []),
      ...(lacks("allow-scripts") || popups.length === 0
        ? []
        : [found("frame-sandbox-popups", { address, missing: popups.join(" ") }, { place })]),
    ];
  });
