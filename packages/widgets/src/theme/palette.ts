import type { tokens } from "./tokens.css.ts";

type Colors = { [Name in keyof typeof tokens.color]: string };
type Categories = { [Name in keyof typeof tokens.category]: Record<"tint" | "mid" | "dark", string> };

/** The light scheme: paper, ink and the market's own colours. */
export const lightColors: Colors = {
  paper: "#FBF8F1",
  card: "#FFFEFA",
  ink: "#1E2A22",
  inkSoft: "#566158",
  line: "#DED8C8",
  lineStrong: "#868B7F",
  leaf: "#24583A",
  leafHover: "#1A452D",
  leafTint: "#E4EDDF",
  onLeaf: "#FFFEFA",
  beet: "#8A2A4A",
  beetHover: "#6F1F3A",
  beetTint: "#F6DFE6",
  onBeet: "#FFFEFA",
  squash: "#E2A12B",
  squashHover: "#D18F18",
  squashTint: "#FAE9C6",
  squashDark: "#6B4300",
  onSquash: "#1E2A22",
  focus: "#1B6FB8",
  veil: "rgb(30 42 34 / 0.48)",
  shade: "#EFEADD",
  plate: "#FFFFFF",
};

/** The dark scheme keeps every role: a tint stays a quiet background, a `dark` stays legible on it. */
export const darkColors: Colors = {
  paper: "#151A16",
  card: "#1C221D",
  ink: "#F2EFE6",
  inkSoft: "#B5BEB4",
  line: "#363F38",
  lineStrong: "#7E897F",
  leaf: "#93CDA4",
  leafHover: "#AEDDBB",
  leafTint: "#22372A",
  onLeaf: "#0F2418",
  beet: "#F2A2BB",
  beetHover: "#F8BFD0",
  beetTint: "#45202F",
  onBeet: "#33101D",
  squash: "#EDB851",
  squashHover: "#F4C973",
  squashTint: "#42351A",
  squashDark: "#F5D48F",
  onSquash: "#241A05",
  focus: "#7DB9F0",
  veil: "rgb(0 0 0 / 0.64)",
  shade: "#262D27",
  plate: "#FFFFFF",
};

type ContrastColors = Pick<
  Colors,
  "inkSoft" | "line" | "lineStrong" | "leaf" | "leafHover" | "beet" | "beetHover" | "squashDark" | "focus"
>;

/** For `prefers-contrast: more`: text at 7:1 and lines at 4.5:1 on every background. */
export const highContrastLight: ContrastColors = {
  inkSoft: "#2E3830",
  line: "#656C62",
  lineStrong: "#3B443D",
  leaf: "#123D26",
  leafHover: "#0A2A19",
  beet: "#6A1735",
  beetHover: "#520F28",
  squashDark: "#4A2D00",
  focus: "#0B4380",
};

export const highContrastDark: ContrastColors = {
  inkSoft: "#DDE3DB",
  line: "#929E93",
  lineStrong: "#C3CCC3",
  leaf: "#B4E8C2",
  leafHover: "#D2F4DA",
  beet: "#FFC4D5",
  beetHover: "#FFDCE6",
  squashDark: "#FBE7B8",
  focus: "#A8D3FF",
};

/**
 * Eleven hues, one per product category and keyed by its id: `tint` is the sky of a cover and the background of a
 * tag, `mid` its sun and icon, `dark` its lines and the text on the tint (at least 7:1).
 */
export const lightCategories: Categories = {
  0: { tint: "#E5E7DF", mid: "#8A8F7E", dark: "#454A38" },
  1: { tint: "#F9DDEC", mid: "#BF6D9D", dark: "#6C2E54" },
  2: { tint: "#F1E6C5", mid: "#C7A841", dark: "#584500" },
  3: { tint: "#D3EBF7", mid: "#4B96B8", dark: "#0B4F68" },
  4: { tint: "#FFDDD8", mid: "#D86357", dark: "#7C2620" },
  5: { tint: "#F9E3C2", mid: "#BD8F41", dark: "#5E420F" },
  6: { tint: "#FDDDE0", mid: "#C76D79", dark: "#732D39" },
  7: { tint: "#D0EDEC", mid: "#429C9C", dark: "#155252" },
  8: { tint: "#FAE1D1", mid: "#B47E59", dark: "#643D20" },
  9: { tint: "#FFDDC9", mid: "#D06E2E", dark: "#733301" },
  10: { tint: "#DAEED0", mid: "#6D9C52", dark: "#33521F" },
};

export const darkCategories: Categories = {
  0: { tint: "#292B23", mid: "#7E8274", dark: "#CCD0C2" },
  1: { tint: "#3C1F30", mid: "#AD658F", dark: "#EAC0D6" },
  2: { tint: "#32290F", mid: "#AB9035", dark: "#DECD98" },
  3: { tint: "#152E39", mid: "#4889A7", dark: "#AFD4E7" },
  4: { tint: "#431D19", mid: "#C45C51", dark: "#F5BFB7" },
  5: { tint: "#342814", mid: "#B38A47", dark: "#EBC892" },
  6: { tint: "#3F1F23", mid: "#B56570", dark: "#F0BFC4" },
  7: { tint: "#172F2F", mid: "#408F8E", dark: "#AAD8D7" },
  8: { tint: "#382519", mid: "#A47453", dark: "#ECC5AC" },
  9: { tint: "#3F2211", mid: "#BD662F", dark: "#F9BF9F" },
  10: { tint: "#212F19", mid: "#658E4D", dark: "#BAD9AA" },
};
