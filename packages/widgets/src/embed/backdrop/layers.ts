import { anything, type Rgba, readColor } from "./colors.ts";

/** What is painted in one place: one colour, or those between which a gradient or a picture is. */
export type Layer = readonly Rgba[];

const picture = /[\w-]+-gradient\((?:[^()]|\([^()]*\))*\)|url\("(?:[^"\\]|\\.)*"\)|[\w-]+\(/g;
const color = /\b(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^()]*\)/g;

/** The layers of one background, the topmost first. */
function painted({ backgroundImage, backgroundColor }: CSSStyleDeclaration, opacity = 1): Layer[] {
  const pictures = backgroundImage === "none" ? [] : (backgroundImage.match(picture) ?? []);
  return [
    ...pictures.map(
      (image) => (/^[\w-]+-gradient/.test(image) && image.match(color)?.map(readColor)) || anything,
    ),
    [readColor(backgroundColor)],
  ].map((layer) =>
    layer.map(([red = 0, green = 0, blue = 0, alpha = 1]) => [red, green, blue, alpha * opacity]),
  );
}

/** The layers that an ancestor of the element has behind it: pictures and veils laid under its content, and its own background. */
export function layersOf(ancestor: Element, branch: Element | undefined, place: DOMRect): Layer[] {
  const found: Layer[] = [];
  const add = (style: CSSStyleDeclaration, width: number, height: number, photo?: unknown) => {
    // Out of the flow, and as large as what it lies behind.
    const covers =
      style.position === "absolute"
        ? width >= place.width / 2 && height >= place.height / 2
        : style.position === "fixed" && width >= innerWidth && height >= innerHeight;
    if (covers) found.unshift(...(photo ? [anything] : painted(style, Number(style.opacity))));
  };
  const addPart = (name: string) => {
    const style = getComputedStyle(ancestor, name);
    if (/^["u]/.test(style.content))
      add(style, Number.parseFloat(style.width), Number.parseFloat(style.height));
  };
  addPart("::before");
  let before = true;
  for (const child of ancestor.children) {
    if (child === branch) before = false;
    const style = getComputedStyle(child);
    const { left, top, right, bottom, width, height } = child.getBoundingClientRect();
    const meets = left < place.right && right > place.left && top < place.bottom && bottom > place.top;
    // What comes later lies above, unless it is put below.
    if (child !== branch && meets && style.visibility === "visible" && (before || Number(style.zIndex) < 0))
      add(style, width, height, child.matches(media) || child.querySelector(media));
  }
  addPart("::after");
  return [...found, ...painted(getComputedStyle(ancestor))];
}

const media = "img,video,canvas,svg,iframe,object";
