import { createTranslate, localizedPath, type Translate } from "@foodshed/sdk/locale";
import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { docsText } from "../embed-builder/docsText.ts";
import * as strings from "../embed-builder/generated/strings.ts";
import { frCA } from "../locale/fr-CA.ts";
import { allEmbedDocs } from "./allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "./appearanceDocs.ts";
import type { AttributeDocs, EmbedDocs } from "./embedDocs.ts";

const english = createTranslate("en-CA");
const french = createTranslate("fr-CA", frCA);

/** A text in both languages, as the plugin chooses from. */
const both = (text: (t: Translate) => string) => ({ en: text(english), fr: text(french) });
const docs = (text: string) => both((t) => docsText(t, text));

/** The elements and their attributes as the WordPress plugin reads them, for its fields and for what it lets through. */
export function wordPressElements() {
  return {
    elements: Object.fromEntries(allEmbedDocs.map((element) => [element.name, elementOf(element)])),
    shared: attributesOf({ ...languageDocs, ...appearanceDocs }),
  };
}

function elementOf({ widget, title, summary, attributes }: EmbedDocs) {
  const { tag, path, height, quietHeight, reads } = widget;
  return {
    tag,
    title: docs(title),
    summary: docs(summary),
    link: both((t) => t(strings.onFoodshed, { title: docsText(t, title) })),
    path: both((t) => localizedPath(path, t.locale)),
    height,
    quietHeight,
    reads,
    attributes: attributesOf(attributes),
  };
}

function attributesOf(attributes: Readonly<Record<string, AttributeDocs>>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attributeOf(attribute)]),
  );
}

function attributeOf({ type, label, description, choices, without, most, required }: AttributeDocs) {
  return {
    type,
    label: docs(label),
    help: helpOf(type, description),
    choices: (type === "categories" ? categories : choices)?.map(({ value, label: name }) => ({
      value,
      label: docs(name),
    })),
    // Names the choice of nothing; other fields are simply empty then.
    without: choices && without && docs(without),
    most,
    required,
  };
}

const categories = CLASSIFIED_CATEGORIES.map(({ id, label }) => ({ value: String(id), label }));

/** The help below a field: as in the builder, only where the label and the choices do not say it. */
function helpOf(type: AttributeDocs["type"], description: string) {
  switch (type) {
    case "network":
      return both((t) => t(strings.networkHint));
    case "slug":
      return both((t) => t(strings.businessHint));
    case "choice":
    case "length":
    case "flag":
    case "color":
      return undefined;
    default:
      return docs(description);
  }
}
