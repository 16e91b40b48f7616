import { localeOf, type Translate } from "@foodshed/sdk/locale";
import renderToString from "preact-render-to-string";
import { escaped, linkTo, readsAtOnce } from "../../embed-builder/snippets.ts";
import * as profiles from "../../profiles/generated/strings.ts";
import { LocaleProvider } from "../../provider/locale.tsx";
import { allEmbedDocs } from "../allEmbedDocs.ts";
import { ownBackdropStyles } from "../backdrop/ownBackdrop.ts";
import { appearanceAttributes, propertyOf } from "../element.ts";
import type { EmbedDocs } from "../embedDocs.ts";
import type { FirstContent, Tools, Translation } from "../embeddedWidget.ts";
import * as strings from "../generated/strings.ts";
import { asItIs, Frame, propertiesOf } from "../mount.tsx";
import { renderedParts } from "../react.ts";
import { allStyles } from "../sheet.ts";
import { createTranslate } from "../strings.ts";
import { membersOf, networkFinding } from "../unknownNetwork.ts";
import type { VisitorRequest } from "../visitorClient.ts";
import { type Answers, keyOf, prefetchedAnswersFrom } from "./answers.ts";
import { BUILD } from "./build.ts";
import { hashOf } from "./hashOf.ts";
import { appearanceStyles, styleLinks, withoutScript } from "./styleLinks.ts";
import { totalsOf } from "./totals.ts";
import { usedStyles } from "./usedStyles.ts";

export interface FirstContentHost {
  /** The address of the site, without a slash at its end. */
  origin: string;
  /** Reaches the API, as a visitor. */
  fetch: typeof fetch;
  now: Date;
}

/** How often a widget may ask for more once it has been answered. */
const MOST_ROUNDS = 3;

/** Times are rounded down to so many milliseconds, so that unchanged content stays the same for as long. */
const AT_STEP_MS = 5 * 60_000;

export { coverFile } from "../../primitives/CoverArt/coverFile.ts";
export { appearanceStyles, styleFile } from "./styleLinks.ts";

/** Says that the styles are linked rather than written into the markup. It is no attribute, and gets no further. */
const LINKED = ["styles", "link"] as const;

/** Says that what the API answered comes too: our script asks for it together with its code. */
const WITH_ANSWERS = ["answers", "included"] as const;

/** What scripts of an earlier release say instead where they want none. */
const WITHOUT_ANSWERS = ["answers", "later"] as const;

/**
 * An element with its content as markup, for a server to put into a partner's page: with styles, without anything that runs, and with what
 * the script needs to hydrate it without asking again.
 * @param name the element's, without `foodshed-`
 * @param address its attributes by name, and `lang`; with `styles=link` the styles are files, for policies without inline styles
 */
export async function firstContent(
  name: string,
  address: URLSearchParams,
  host: FirstContentHost,
): Promise<Response> {
  const linked = address.has(...LINKED);
  const withAnswers = address.has(...WITH_ANSWERS);
  const query = new URLSearchParams(address);
  query.delete(...LINKED);
  query.delete(...WITH_ANSWERS);
  query.delete(...WITHOUT_ANSWERS);
  const docs = allEmbedDocs.find((one) => one.name === name);
  const locale = localeOf(query.get("lang")) ?? "en-CA";
  // One file holds the messages of all of them.
  const [any] = allEmbedDocs;
  const translation = locale === "fr-CA" ? await any?.widget.translations[locale]() : undefined;
  const t = createTranslate(locale, translation?.catalogue);
  if (!docs) {
    const names = allEmbedDocs.map((one) => one.name).join(", ");
    return problem(404, t(strings.noSuchWidget, { names }));
  }
  const known = [...docs.widget.attributes, ...appearanceAttributes, "lang"];
  const unknown = [...query.keys()].find((attribute) => !known.includes(attribute));
  if (unknown !== undefined) {
    return problem(400, t(strings.noSuchAttribute, { name: unknown, names: known.join(", ") }));
  }
  const wanted = Object.keys(docs.attributes).find(
    (attribute) => docs.attributes[attribute]?.required && !query.get(attribute)?.trim(),
  );
  if (wanted) return problem(400, t(strings.attributeMissing, { name: wanted }));
  const answers: Answers = {};
  const rendering = await renderingOf(docs, query, host.origin, translation);
  for (let round = 0; ; round += 1) {
    const missing = new Map<string, VisitorRequest>();
    renderedParts.count = 0;
    const markup = rendering({ ...answers }, (request) => missing.set(keyOf(request), request));
    if (missing.size === 0 || round === MOST_ROUNDS) {
      const network = query.get("network");
      if (network && Object.values(answers).some(isEmpty)) {
        const finding = await networkFinding(membersOf(host.origin, network), host.fetch);
        if (finding) return problem(404, t(finding, { slug: network }));
      }
      const content: FirstContent = {
        at: roundedDown(host.now),
        build: BUILD,
        hash: await hashOf(markup),
        totals: totalsOf(answers),
        ...(renderedParts.count > 0 && { parts: true }),
        ...(withAnswers && { answers }),
      };
      const styles = linked
        ? await styleLinks(query, host.origin)
        : `<style>${usedStyles(allStyles(), markup, appearanceStyles(query) + ownBackdropStyles + markup)}${appearanceStyles(query)}${withoutScript}</style>`;
      return html(fragment({ docs, query, origin: host.origin, t }, styles + box(markup), content), locale);
    }
    const answered = await Promise.all([...missing].map(([, request]) => ask(request, host, locale)));
    const failed = answered.find(({ ok }) => !ok);
    const slug = query.get("slug");
    if (failed?.status === 404 && slug) return problem(404, t(profiles.noSuchBusiness, { slug }));
    if (failed) return passedOn(failed);
    const bodies = await Promise.all(answered.map((answer) => answer.json()));
    for (const [index, key] of [...missing.keys()].entries()) answers[key] = bodies[index];
  }
}

type Rendering = (answers: Answers, missing: (request: VisitorRequest) => void) => string;

async function renderingOf(
  docs: EmbedDocs,
  query: URLSearchParams,
  origin: string,
  translation: Translation | undefined,
): Promise<Rendering> {
  const { widget } = docs;
  const { default: component } = await widget.load({
    matches: () => readsAtOnce({ docs, values: Object.fromEntries(query) }),
  });
  // What a widget wants of its element while it renders.
  const element = {
    getAttribute: (name: string) => query.get(name),
    hasAttribute: (name: string) => query.has(name),
  } as HTMLElement;
  const pathFor: Tools["pathFor"] = (_element, { path }) =>
    path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(query.get(name) ?? ""));
  const tools = { propertyOf, pathFor, appearanceAttributes, emit: () => true } as unknown as Tools;
  const properties = propertiesOf(element, widget, tools);
  return (answers, missing) =>
    renderToString(
      <LocaleProvider {...translation}>
        <Frame
          {...{ element, widget, component, origin, tools, properties }}
          ready={() => {}}
          waits={false}
          again={false}
          localizedPath={translation?.localizedPath ?? asItIs}
          prefetchedAnswers={prefetchedAnswersFrom(answers, missing)}
        />
      </LocaleProvider>,
    );
}

interface Wish {
  docs: EmbedDocs;
  query: URLSearchParams;
  origin: string;
  t: Translate;
}

const box = (markup: string) => `<div>${markup}</div>`;

function fragment({ docs, query, origin, t }: Wish, inside: string, content: FirstContent): string {
  const { tag } = docs.widget;
  const attributes = [...query].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const link = linkTo({ origin, docs, values: Object.fromEntries(query), t });
  return [
    `<${tag}${attributes}><template shadowrootmode="open">`,
    inside,
    `<script type="application/json">${JSON.stringify(content).replace(/</g, "\\u003c")}</script>`,
    `</template>${link}</${tag}>\n`,
  ].join("");
}

const ask = ({ method, path, body }: VisitorRequest, host: FirstContentHost, locale: string) =>
  host.fetch(host.origin + path, {
    method,
    headers: { "Accept-Language": locale, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body }),
  });

const isEmpty = (answer: unknown) => (answer as { hits?: { total: number } }).hits?.total === 0;

const roundedDown = (now: Date) => Math.floor(now.getTime() / AT_STEP_MS) * AT_STEP_MS;

const html = (body: string, locale: string) =>
  new Response(body, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": locale,
      "Cache-Control": "public, max-age=60, stale-while-revalidate=600",
    },
  });

/** What is wrong, for developers who read the response of their server. */
const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

async function passedOn(answer: Response): Promise<Response> {
  const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
  const wait = answer.headers.get("retry-after");
  return problem(answer.status, message, wait === null ? {} : { "Retry-After": wait });
}
