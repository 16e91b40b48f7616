import {
  type Color,
  interpolate,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeRgb,
  parse,
  useMode as understand,
  wcagContrast,
} from "culori/fn";
import { darkColors, lightColors } from "../theme/palette.ts";

// Only these colour formats are parsed; each further one would add code.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab]) understand(mode as typeof modeRgb);

/** WCAG 2.2 asks for it of text, and for the lesser one of text that is large. */
const ENOUGH = 4.5;
const ENOUGH_LARGE = 3;
const PLENTY = 7;

type Scheme = "light" | "dark";

export interface ContrastFinding {
  what: "text" | "quiet" | "link" | "button";
  /** Between 1 and 21. */
  ratio: number;
  verdict: "very-clear" | "clear" | "large-only" | "too-weak";
}

export interface AppearanceColors {
  theme?: string | undefined;
  background?: string | undefined;
  color?: string | undefined;
  accent?: string | undefined;
}

/** The contrast of the text in these colours, on light and on dark pages as the theme allows. */
export function checkContrast(colors: AppearanceColors): { scheme: Scheme; findings: ContrastFinding[] }[] {
  const { theme } = colors;
  const schemes: readonly Scheme[] = theme === "light" || theme === "dark" ? [theme] : ["light", "dark"];
  return schemes.map((scheme) => ({ scheme, findings: findings(colors, scheme) }));
}

/**
 * Whether the background of the text is known. An element without theme and background is painted on the partner's page, whose
 * colour is unknown here; so is one with a translucent background.
 */
export function backgroundIsKnown({ theme, background }: AppearanceColors): boolean {
  const color = parse(background?.trim() ?? "");
  if (color) return (color.alpha ?? 1) === 1;
  return theme === "light" || theme === "dark" || theme === "auto";
}

/** Whether the text is a colour that can be parsed. */
export function isColor(text: string): boolean {
  return parse(text) !== undefined;
}

/** As `#rrggbb`, for a colour picker; undefined when it has no such form. */
export function hexOf(text: string): string | undefined {
  const color = parse(text.trim());
  if (color?.mode !== "rgb") return undefined;
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${part(color.r)}${part(color.g)}${part(color.b)}`;
}

function findings(colors: AppearanceColors, scheme: Scheme): ContrastFinding[] {
  const own = scheme === "light" ? lightColors : darkColors;
  const wish = (text = "") => {
    const color = parse(text.trim());
    // A translucent colour shows the page behind it, whose colour is unknown here.
    return color?.alpha === 0 ? undefined : color;
  };
  const wished = (text: string | undefined, otherwise: string) => wish(text) ?? parse(otherwise);
  const background = wished(colors.background, own.paper);
  const ink = wished(colors.color, own.ink);
  const accent = wished(colors.accent, own.leaf);
  if (!background || !ink || !accent) return [];
  // As the element computes them: see embed/appearance.ts.
  const soft = wish(colors.color)
    ? interpolate([ink, background], "oklab")(0.2)
    : (parse(own.inkSoft) ?? ink);
  return [
    finding("text", ink, background),
    finding("quiet", soft, background),
    finding("link", accent, background),
    finding("button", wordsOn(accent, wish(colors.accent) ? undefined : own.onLeaf), accent),
  ];
}

function wordsOn(accent: Color, own: string | undefined): Color | string {
  if (own) return own;
  return wcagContrast(accent, "white") >= wcagContrast(accent, "black") ? "white" : "black";
}

function finding(
  what: ContrastFinding["what"],
  front: Color | string,
  back: Color | string,
): ContrastFinding {
  const ratio = wcagContrast(front, back);
  const verdict =
    ratio >= PLENTY
      ? "very-clear"
      : ratio >= ENOUGH
        ? "clear"
        : ratio >= ENOUGH_LARGE
          ? "large-only"
          : "too-weak";
  return { what, ratio, verdict };
}
