/* The React form of every element on one page, for e2e/embed-react.spec.ts: `<div data-react="classifieds" data-attributes="{…}">`. */
import { createRoot } from "react-dom/client";
import { propertyOf } from "../embed/element.ts";
import { embeddedWidgets } from "../embed/widgets.ts";
import { frCA } from "../locale/fr-CA.ts";
import { FoodshedProvider } from "../provider/FoodshedProvider.tsx";

const { foodshed } = (document.querySelector("script[data-foodshed]") as HTMLScriptElement).dataset;
const french = document.documentElement.lang === "fr";

for (const place of document.querySelectorAll<HTMLElement>("[data-react]")) {
  const widget = embeddedWidgets.find(({ tag }) => tag === `foodshed-${place.dataset.react}`);
  if (!widget) throw new Error(`There is no ${place.dataset.react}.`);
  const attributes = Object.entries(JSON.parse(place.dataset.attributes ?? "{}"));
  const properties = Object.fromEntries(attributes.map(([name, value]) => [propertyOf(name), value]));
  void widget.load(place).then(({ default: Component }) =>
    createRoot(place).render(
      <FoodshedProvider
        baseUrl={foodshed}
        locale={french ? "fr-CA" : "en-CA"}
        catalogue={french ? frCA : undefined}
      >
        <Component {...properties} />
      </FoodshedProvider>,
    ),
  );
}
