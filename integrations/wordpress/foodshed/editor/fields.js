// The fields of a widget's attributes, for the block's side bar and for the builder alike: one for each, by its type.
(() => {
  const { createElement: el, useEffect, useState, useId } = window.wp.element;
  const { BaseControl, CheckboxControl, ColorPalette, SelectControl, TextControl, ToggleControl } =
    window.wp.components;
  const { foodshed } = window;

  const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  /** Choices, and before them what holds when none is made. */
  function Choice({ docs, value, onChange }) {
    const options = [{ value: "", label: sentence(docs.without || "—") }, ...docs.choices];
    return el(SelectControl, { label: docs.label, help: docs.help, value, options, onChange });
  }

  function Flag({ docs, value, onChange }) {
    return el(ToggleControl, {
      label: docs.label,
      checked: value === "true",
      onChange: (isOn) => onChange(isOn ? "true" : ""),
    });
  }

  function Categories({ docs, value, onChange }) {
    const ticked = value ? value.split(",") : [];
    const change = (id, isOn) =>
      onChange([...ticked.filter((one) => one !== id), ...(isOn ? [id] : [])].join(","));
    return el(
      "fieldset",
      { className: "components-base-control" },
      el(BaseControl.VisualLabel, { as: "legend" }, docs.label),
      docs.choices.map((choice) =>
        el(CheckboxControl, {
          key: choice.value,
          label: choice.label,
          checked: ticked.includes(choice.value),
          onChange: (isOn) => change(choice.value, isOn),
        }),
      ),
    );
  }

  /** The theme's own colours where they are known, and any other. */
  function Color({ docs, value, onChange, colors }) {
    const change = (color) => onChange(color ?? "");
    const picker = el("input", {
      type: "color",
      "aria-label": docs.label,
      value: /^#[\da-f]{6}$/i.test(value) ? value : "#000000",
      onChange: ({ target }) => change(target.value),
    });
    const typed = el(TextControl, {
      label: docs.label,
      hideLabelFromVision: true,
      value,
      onChange: change,
      maxLength: 60,
    });
    return el(
      "fieldset",
      { className: "components-base-control" },
      el(BaseControl.VisualLabel, { as: "legend" }, docs.label),
      colors.length > 0
        ? el(ColorPalette, { value, colors, onChange: change })
        : el("span", { className: "foodshed-color" }, picker, typed),
    );
  }

  /** A network or a business, by its slug; suggestions are by name, and none come where Foodshed does not answer. */
  function Profile({ docs, value, onChange }) {
    const [found, setFound] = useState([]);
    const list = useId ? useId() : `foodshed-${docs.type}`;
    useEffect(() => {
      if (!value) return;
      const gone = new AbortController();
      const later = setTimeout(() => suggest(docs.type, value, gone.signal).then(setFound, () => {}), 250);
      return () => {
        clearTimeout(later);
        gone.abort();
      };
    }, [docs.type, value]);
    const choose = (text) => onChange(found.find(({ name }) => name === text)?.slug ?? text);
    return el(
      "div",
      null,
      el(TextControl, {
        label: docs.label,
        help: docs.help,
        value,
        onChange: choose,
        list,
        autoComplete: "off",
      }),
      el(
        "datalist",
        { id: list },
        found.map(({ slug, name }) => el("option", { key: slug, value: name }, slug)),
      ),
    );
  }

  async function suggest(type, keywords, signal) {
    const answer = await fetch(`${foodshed.address}/api/v1/search/profiles/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        keywords,
        profiletype_filters: type === "network" ? "ORG" : "ALL",
        size: 8,
        from: 0,
      }),
      signal,
    });
    const { hits } = await answer.json();
    return hits.hits.map(({ _source: { slug, business_name: name } }) => ({ slug, name }));
  }

  function Text({ docs, value, onChange }) {
    const limits =
      docs.type === "number" ? { type: "number", min: 1, max: docs.most } : { type: "text", maxLength: 200 };
    return el(TextControl, { label: docs.label, help: docs.help, value, onChange, ...limits });
  }

  const byType = {
    choice: Choice,
    length: Choice,
    flag: Flag,
    categories: Categories,
    color: Color,
    network: Profile,
    slug: Profile,
  };

  /** A field for each attribute. `onChange` is given all values; one that is empty is left out. */
  foodshed.Fields = function Fields({ attributes, values, onChange, colors = [] }) {
    return Object.entries(attributes).map(([name, docs]) =>
      el(byType[docs.type] ?? Text, {
        key: name,
        docs,
        colors,
        value: values[name] ?? "",
        onChange: (value) => {
          const { [name]: _before, ...others } = values;
          onChange(value ? { ...others, [name]: value } : others);
        },
      }),
    );
  };

  /** The label of an attribute that the element cannot do without, while it has no value. */
  foodshed.missingOf = ({ attributes }, values) =>
    Object.entries(attributes).find(([name, { required }]) => required && !values[name])?.[1].label;

  /** A sentence with a value for its `%s`. */
  foodshed.say = (sentence, value) => sentence.replace("%s", value);
})();
