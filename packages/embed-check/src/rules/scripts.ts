import { parseFragment } from "parse5";
import type { Finding } from "../finding.ts";
import { found } from "../finding.ts";
import { attributesOf, textIn } from "../page.ts";
import type { EmbedScript } from "../scripts.ts";
import { holdingTool } from "./consent-tools.ts";
import type { Checked, Rule, Site } from "./rule.ts";

const fileOf = ({ source }: EmbedScript) => new URL(source).pathname.split("/").at(-1) ?? "";

/** Whether the script is there, runs, and is the right one. */
export const scriptRules: Rule = (checked) => {
  const { embeds, scripts, site } = checked;
  const evergreen = `${site.origin}/embed/v1.js`;
  const defining = scripts.filter(({ form }) => form === "evergreen" || form === "pinned");
  const first = embeds.find(({ form }) => form === "element");
  const framed = embeds.find(({ form }) => form === "frame");
  const lost = first && defining.length === 0 && !scripts.some(({ form }) => form === "unknown");
  const hidden = lost && inNoscript(checked);
  return [
    ...(hidden ? [found("script-in-noscript", {}, { place: hidden })] : []),
    ...(lost && !hidden
      ? [
          found(
            "script-missing",
            { tag: first.written, script: `<script src="${evergreen}" async></script>` },
            { place: first.place },
          ),
        ]
      : []),
    ...(framed && !scripts.some(({ form }) => form === "frames")
      ? [
          found(
            "frame-script-missing",
            { script: `<script src="${site.origin}/embed/frames.js" async></script>` },
            { place: framed.place },
          ),
        ]
      : []),
    ...twice(defining),
    ...scripts.flatMap((script) => [
      ...heldBack(script),
      ...wrongSource(script, evergreen),
      ...integrity(script, site),
    ]),
    ...defining.flatMap((script) => outdated(script, site, evergreen)),
  ];
};

function twice(defining: readonly EmbedScript[]): Finding[] {
  const files = new Set(defining.map(({ source }) => source.replace(/^http:/, "https:").split(/[?#]/)[0]));
  const [, again] = defining;
  if (!again) return [];
  return [
    files.size > 1
      ? found("script-two-versions", { count: files.size }, { place: again.place })
      : found("script-twice", { count: defining.length }, { place: again.place }),
  ];
}

function heldBack({ attributes, held, place }: EmbedScript): Finding[] {
  const tool = holdingTool(attributes);
  const type = attributes.type ?? "";
  if (tool?.until === "later" && held)
    return [found("script-delayed", { tool: tool.name, mark: tool.mark }, { place })];
  if (tool && held) return [found("script-consent", { tool: tool.name, mark: tool.mark }, { place })];
  if (!held) return [];
  // The usual mark of consent banners, whichever it is.
  if (/^text\/plain$/i.test(type) || !type)
    return [found("script-consent", { tool: "none", mark: type || "data-src" }, { place })];
  return [found("script-type", { type }, { place })];
}

function wrongSource({ form, own, place, source }: EmbedScript, evergreen: string): Finding[] {
  if (form === "unknown") return [found("script-not-found", { source, evergreen }, { place })];
  if (!own) return [found("script-elsewhere", { host: new URL(source).host, evergreen }, { place })];
  return [];
}

function integrity(script: EmbedScript, { pinned }: Site): Finding[] {
  const { attributes, form, inline, own, place } = script;
  if (inline || !own || form === "unknown") return [];
  const given = attributes.integrity?.trim();
  if (form !== "pinned")
    return given ? [found("script-integrity-evergreen", { file: fileOf(script) }, { place })] : [];
  if (!given) return [found("script-integrity-missing", {}, { place })];
  if (!("crossorigin" in attributes)) return [found("script-integrity-crossorigin", {}, { place })];
  const wrong = pinned && fileOf(script) === pinned.file && !given.split(/\s+/).includes(pinned.integrity);
  return wrong ? [found("script-integrity-wrong", { integrity: pinned.integrity }, { place })] : [];
}

function outdated(script: EmbedScript, { pinned }: Site, evergreen: string): Finding[] {
  const file = fileOf(script);
  if (script.form !== "pinned" || !script.own || !pinned || file === pinned.file) return [];
  return [found("script-old", { file, current: pinned.file, evergreen }, { place: script.place })];
}

/** Browsers with scripts, and they alone could run it, never look into `noscript`. */
function inNoscript({ page }: Checked) {
  return page.elements
    .filter(({ element }) => element.tagName === "noscript")
    .find(({ element }) =>
      parseFragment(textIn(element)).childNodes.some(
        (node) =>
          "tagName" in node &&
          node.tagName === "script" &&
          /\/embed\/[\w.-]+\.js/.test(attributesOf(node).src ?? ""),
      ),
    )?.place;
}
