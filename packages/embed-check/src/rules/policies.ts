import { allows, allowsInlineStyles } from "../csp/allows.ts";
import { directiveOf, type Policy } from "../csp/policy.ts";
import { frameSource } from "../embeds.ts";
import { type Finding, found, type Place } from "../finding.ts";
import type { FindingCode } from "../findings.ts";
import type { Checked, Rule } from "./rule.ts";

const SCRIPT = ["script-src-elem", "script-src", "default-src"];
const STYLE = ["style-src-attr", "style-src", "default-src"];
const FRAME = ["frame-src", "child-src", "default-src"];

/** What the page's own policies take away from the widgets. */
export const policyRules: Rule = (checked) => {
  const { page, policies } = checked;
  const coep = page.headers["cross-origin-embedder-policy"]?.trim().toLowerCase();
  const frames = checked.embeds.filter(
    ({ form, attributes }) => form === "frame" && !("credentialless" in attributes),
  );
  return [
    ...policies.flatMap((policy) => [...sandboxed(policy), ...refused(policy, checked)]),
    ...(coep === "require-corp"
      ? frames.slice(0, 1).map(({ place }) => found("coep-frame", {}, { place }))
      : []),
  ];
};

function sandboxed({ where, directives }: Policy): Finding[] {
  const sandbox = where === "header" ? directives.get("sandbox") : undefined;
  if (!sandbox) return [];
  const missing = ["allow-scripts", "allow-popups"].filter((word) => !sandbox.includes(word));
  return missing.length > 0 ? [found("csp-sandbox", { missing: missing.join(" ") })] : [];
}

function refused(policy: Policy, { embeds, page, scripts, site }: Checked): Finding[] {
  const { origin } = site;
  const widgets = embeds.filter(({ form }) => form === "element");
  const frames = embeds.filter(({ form }) => form === "frame");
  const asked: {
    code: FindingCode;
    names: readonly string[];
    url: string;
    place?: Place | undefined;
    nonce?: string | undefined;
    integrity?: string | undefined;
  }[] = [];
  for (const { attributes, form, inline, place, source } of scripts) {
    const { nonce, integrity } = inline ? {} : attributes;
    asked.push({ code: "csp-script", names: SCRIPT, url: source, place, nonce, integrity });
    // The evergreen script fetches the rest of the code from beside itself, with the nonce that it has.
    if (form === "evergreen")
      asked.push({
        code: "csp-script",
        names: SCRIPT,
        url: new URL("core-00000000.js", source).href,
        place,
        nonce,
      });
  }
  if (widgets.length > 0) {
    asked.push({ code: "csp-connect", names: ["connect-src", "default-src"], url: `${origin}/api/v1/` });
    asked.push({ code: "csp-images", names: ["img-src", "default-src"], url: `${origin}/files/photos/` });
  }
  for (const frame of frames) {
    const url = frameSource(frame, page);
    if (url) asked.push({ code: "csp-frame", names: FRAME, url, place: frame.place });
  }
  const findings = new Map<FindingCode, Finding>();
  for (const { code, names, place, ...request } of asked) {
    const directive = directiveOf(policy, names);
    const strict = directive?.sources.some((source) => /^'strict-dynamic'$/i.test(source));
    if (!directive || findings.has(code) || allows(directive.sources, { ...request, page: page.url }))
      continue;
    const kept = directive.sources.filter((source) => source.toLowerCase() !== "'none'");
    const values = {
      where: policy.where,
      directive: directive.name,
      line: [
        names.find((name) => name !== "default-src" && name !== "script-src-elem") ?? directive.name,
        ...kept,
        origin,
      ].join(" "),
      origin,
    };
    findings.set(
      code,
      strict ? found("csp-script-nonce", values, { place }) : found(code, values, { place }),
    );
  }
  const styles = directiveOf(policy, STYLE);
  const styled = widgets.find(({ attributes }) => attributes.style);
  const unstyled =
    styles && styled && !allowsInlineStyles(styles.sources)
      ? [found("csp-style", { tag: styled.written }, { place: styled.place })]
      : [];
  return [...findings.values(), ...unstyled];
}
