// A widget on a page of this site, in a frame that is as high as the page in it.
(() => {
  const { createElement: el, useEffect, useState, useRef } = window.wp.element;
  const { foodshed } = window;

  const PAUSE_MS = 400;

  /** The last value that stayed for a moment: a page is not loaded for every letter. */
  function useSettled(value) {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const later = setTimeout(() => setSettled(value), PAUSE_MS);
      return () => clearTimeout(later);
    }, [value]);
    return settled;
  }

  /** `bare` leaves out the header and the footer of the theme, and takes no clicks: it stands in a block that is to be selected. */
  foodshed.Preview = function Preview({ element, values, bare = false, width = "100%", minHeight = 120 }) {
    const url = new URL(foodshed.preview);
    url.searchParams.set("foodshed_preview", JSON.stringify({ element, values, bare }));
    const src = useSettled(url.href);
    const frame = useRef(null);
    const [height, setHeight] = useState(minHeight);
    const watch = () => {
      const { body } = frame.current?.contentDocument ?? {};
      if (!body) return;
      const measure = () => setHeight(Math.max(minHeight, Math.ceil(body.getBoundingClientRect().height)));
      new frame.current.contentWindow.ResizeObserver(measure).observe(body);
    };
    return el("iframe", {
      ref: frame,
      src,
      title: foodshed.say(foodshed.words.previewOf, foodshed.elements[element].title),
      onLoad: bare ? watch : undefined,
      tabIndex: bare ? -1 : undefined,
      style: {
        display: "block",
        width,
        maxWidth: "100%",
        height: bare ? height : undefined,
        border: 0,
        pointerEvents: bare ? "none" : undefined,
      },
      className: bare ? undefined : "foodshed-preview",
    });
  };
})();
