import type { FrameLocator, Locator } from "@playwright/test";

type Part = Locator | FrameLocator;

/** An element as a partner would write it, and how one sees that it has its content. */
export interface EmbeddedElement {
  /** The last part of its addresses and of its tag. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  shown: (widget: Part) => Locator;
  /** Something that only its French has. */
  french: (widget: Part) => Locator;
}

const network = "grand-valley-local-food-network";

/** Every element. What holds for all of them, in each form and on each hostile page, holds for one that is added here. */
export const elements: readonly EmbeddedElement[] = [
  {
    name: "classifieds",
    attributes: { network },
    shown: (widget) => widget.getByRole("article"),
    french: (widget) => widget.getByRole("heading", { name: "Petites annonces" }),
  },
  {
    name: "search",
    attributes: { results: "inline", text: "cheese" },
    shown: (widget) => widget.getByRole("article"),
    french: (widget) => widget.getByRole("button", { name: "Rechercher" }),
  },
  {
    name: "profile-card",
    attributes: { slug: network },
    shown: (widget) => widget.getByRole("heading", { name: "Grand Valley Local Food Network" }),
    french: (widget) => widget.getByRole("link", { name: "Voir sur Foodshed" }),
  },
  {
    name: "shipping",
    attributes: { "from-city": "Elora" },
    shown: (widget) => widget.getByRole("button", { name: "Get Shipping Rates" }),
    french: (widget) => widget.getByRole("button", { name: "Obtenir les tarifs" }),
  },
  {
    name: "message-button",
    attributes: { slug: network },
    shown: (widget) => widget.getByRole("button", { name: "Write a message" }),
    french: (widget) => widget.getByRole("button", { name: "Écrire un message" }),
  },
  {
    name: "mailing-list",
    attributes: {},
    shown: (widget) => widget.getByRole("button", { name: "Subscribe" }),
    french: (widget) => widget.getByRole("button", { name: "S’abonner" }),
  },
  {
    name: "map",
    attributes: { network },
    shown: (widget) => widget.getByRole("listitem"),
    french: (widget) => widget.getByRole("heading", { name: /entreprises$/ }),
  },
  {
    name: "weekly-list",
    attributes: { network },
    shown: (widget) => widget.getByRole("heading", { name: /^This week from members of/ }),
    french: (widget) => widget.getByRole("heading", { name: /^Cette semaine chez les membres/ }),
  },
];

export const tagOf = ({ name }: EmbeddedElement) => `foodshed-${name}`;

/** The forms in which a page can have an element: by script, with the content that the partner's server included, and in a frame. */
export const forms = ["element", "html", "frame"] as const;
/** Besides these, the form in which a page that is made with React has them. */
export type Form = (typeof forms)[number] | "react";

/**
 * The code of all elements in one form, as it stands in a partner's page.
 * @param isStrict whether the page's policy forbids styles in the markup
 */
export async function codeOf(form: Form, foodshed: string, isStrict = false): Promise<string> {
  const codes = elements.map(async ({ name, attributes }) => {
    const query = new URLSearchParams(attributes);
    if (form === "html" && isStrict) query.append("styles", "link");
    if (form === "react")
      return `<div id="react-${name}" data-react="${name}" data-attributes='${JSON.stringify(attributes)}'></div>`;
    if (form === "html") return (await fetch(`${foodshed}/embed/html/${name}?${query}`)).text();
    if (form === "frame")
      return `<iframe id="${name}" src="${foodshed}/embed/${name}?${query}" title="${name}" width="100%" height="420" frameborder="0"></iframe>`;
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<foodshed-${name}${written.join("")}></foodshed-${name}>`;
  });
  const scripts: Partial<Record<Form, string>> = {
    frame: `\n<script src="${foodshed}/embed/frames.js" async></script>`,
    react: `\n<link rel="stylesheet" href="/react/forms.css" nonce="c3RyaWN0">
    <script type="module" src="/react/forms.js" data-foodshed="${foodshed}" nonce="c3RyaWN0"></script>`,
  };
  const script = scripts[form] ?? "";
  return (await Promise.all(codes)).join("\n    ") + script;
}
