// The builder of the settings page: a widget with its fields, on a page of this site, and the shortcode for it.
(() => {
  const { createElement: el, createRoot, render, useRef, useState } = window.wp.element;
  const { Button, ButtonGroup, SelectControl, TextareaControl } = window.wp.components;
  const { foodshed } = window;
  const { words, elements, shared, Fields, Preview } = foodshed;

  const widths = { wide: "100%", narrow: "380px" };

  /** Quotes of both kinds cannot stand in one shortcode, and brackets would end it. */
  const quoted = (value) => {
    const plain = value.replace(/[[\]]/g, "");
    return plain.includes('"') ? `'${plain.replaceAll("'", "’")}'` : `"${plain}"`;
  };

  const shortcodeFor = (element, values) =>
    `[foodshed element="${element}"${Object.entries(values)
      .map(([name, value]) => (value === "true" ? ` ${name}` : ` ${name}=${quoted(value)}`))
      .join("")}]`;

  function Code({ code }) {
    const [told, setTold] = useState("");
    const box = useRef(null);
    const copy = async () => {
      box.current?.querySelector("textarea")?.select();
      setTold(
        await navigator.clipboard
          .writeText(code)
          .then(
            () => words.copied,
            () => words.cannot,
          )
          .catch(() => words.cannot),
      );
    };
    return el(
      "div",
      { ref: box, className: "foodshed-code" },
      el(TextareaControl, {
        label: words.shortcode,
        help: words.where,
        value: code,
        readOnly: true,
        rows: 2,
        onChange: () => {},
      }),
      el(Button, { variant: "primary", onClick: copy }, words.copy),
      el("span", { role: "status" }, told),
    );
  }

  function Builder() {
    const [element, setElement] = useState("classifieds");
    const [allValues, setAllValues] = useState({});
    const [width, setWidth] = useState("wide");
    // What was entered for one widget is there again when one comes back to it.
    const values = allValues[element] ?? {};
    const setValues = (next) => setAllValues({ ...allValues, [element]: next });
    const missing = foodshed.missingOf(elements[element], values);
    const { lang, ...looks } = shared;
    const fields = (attributes) => el(Fields, { attributes, values, onChange: setValues });
    return el(
      "div",
      { className: "foodshed-columns" },
      el(
        "div",
        { className: "foodshed-fields" },
        el(SelectControl, {
          label: words.widget,
          help: elements[element].summary,
          value: element,
          options: Object.entries(elements).map(([value, { title }]) => ({ value, label: title })),
          onChange: setElement,
        }),
        el("h3", null, words.shows),
        fields({ ...elements[element].attributes, lang }),
        el("h3", null, words.looks),
        fields(looks),
      ),
      el(
        "div",
        { className: "foodshed-outcome" },
        missing
          ? el("p", { role: "status" }, foodshed.say(words.needed, missing))
          : [
              el(
                ButtonGroup,
                { key: "window", "aria-label": words.window },
                Object.keys(widths).map((name) =>
                  el(
                    Button,
                    { key: name, isPressed: width === name, onClick: () => setWidth(name) },
                    words[name],
                  ),
                ),
              ),
              el(Preview, { key: "preview", element, values, width: widths[width] }),
              el(Code, { key: "code", code: shortcodeFor(element, values) }),
            ],
      ),
    );
  }

  const place = document.getElementById("foodshed-builder");
  if (createRoot) createRoot(place).render(el(Builder));
  else render(el(Builder), place);
})();
