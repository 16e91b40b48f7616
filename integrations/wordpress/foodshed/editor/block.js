// The block in the editor: one for all widgets, and each widget by its own name among the blocks that can be added.
(() => {
  const { createElement: el, Fragment } = window.wp.element;
  const { Button, PanelBody, Placeholder, SelectControl } = window.wp.components;
  const { InspectorControls, useBlockProps, useSetting } = window.wp.blockEditor;
  const { foodshed } = window;
  const { words, elements, shared, Fields, Preview } = foodshed;

  const icon = el(
    "svg",
    { viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": true },
    el("path", {
      d: "M12 21V11M12 11C12 6 8 4 4 4c0 5 3 8 8 7Zm0 3c0-4 3-6 8-6 0 4-3 7-8 6Z",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.6,
    }),
  );

  const elementOptions = Object.entries(elements).map(([value, { title }]) => ({ value, label: title }));

  function Side({ element, values, change }) {
    const palette = useSetting("color.palette") ?? [];
    const fields = (attributes) =>
      el(Fields, { attributes, values, colors: palette, onChange: (next) => change({ values: next }) });
    const { lang, ...looks } = shared;
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: words.shows },
        el(SelectControl, {
          label: words.widget,
          help: elements[element].summary,
          value: element,
          options: elementOptions,
          onChange: (next) => change({ element: next, values: kept(next, values) }),
        }),
        fields({ ...elements[element].attributes, lang }),
      ),
      el(PanelBody, { title: words.looks, initialOpen: false }, fields(looks)),
    );
  }

  /** What another element has as well, such as colours. */
  function kept(element, values) {
    const known = { ...elements[element].attributes, ...shared };
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in known));
  }

  function Canvas({ element, values }) {
    const { title, height } = elements[element];
    const missing = foodshed.missingOf(elements[element], values);
    if (!foodshed.address) {
      const link =
        foodshed.settings && el(Button, { variant: "primary", href: foodshed.settings }, words.settings);
      return el(Placeholder, { icon, label: title, instructions: words.noAddress }, link);
    }
    if (missing)
      return el(Placeholder, { icon, label: title, instructions: foodshed.say(words.needed, missing) });
    return el(Preview, { element, values, bare: true, minHeight: Math.min(height, 160) });
  }

  function Edit({ attributes, setAttributes }) {
    // A page may hold an element of a later version of this plugin.
    const element = attributes.element in elements ? attributes.element : "classifieds";
    const { values } = attributes;
    return el(
      Fragment,
      null,
      el(Side, { element, values, change: setAttributes }),
      el("div", useBlockProps(), el(Canvas, { element, values })),
    );
  }

  window.wp.blocks.registerBlockType("foodshed/widget", {
    icon,
    edit: Edit,
    save: () => null,
    variations: Object.entries(elements).map(([element, { title, summary }]) => ({
      name: element,
      title,
      description: summary,
      attributes: { element },
      scope: ["inserter"],
      isDefault: element === "classifieds",
      isActive: (block) => block.element === element,
    })),
  });
})();
