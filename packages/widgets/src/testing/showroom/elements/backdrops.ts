import type { CSSProperties } from "react";
import { heroField } from "../../../brand/scenes.ts";
import { sceneSvg } from "../../../primitives/CoverArt/standalone.ts";

/** A page of a partner around an element. */
export interface Backdrop {
  label: string;
  style: CSSProperties;
  /** Rules for everything in the page, `&` being the page. */
  rules?: string;
}

const { scene, hue } = heroField();
const photo = `url("data:image/svg+xml,${encodeURIComponent(sceneSvg(scene, hue))}")`;

/** The pages that the stories of the elements are shown on, by name. */
export const BACKDROPS = {
  light: {
    label: "A light page",
    style: { background: "#fff", color: "#222", colorScheme: "light", fontFamily: "Georgia, serif" },
  },
  dark: {
    label: "A dark page",
    style: { background: "#14181c", color: "#e8eaed", colorScheme: "dark", fontFamily: "system-ui" },
  },
  colored: {
    label: "A coloured page",
    style: {
      background: "#fdf0d5",
      color: "#3d2b1f",
      colorScheme: "light",
      fontFamily: "Verdana, sans-serif",
    },
  },
  photo: {
    label: "On a picture",
    style: { background: `#dcebf5 ${photo} center / cover`, color: "#1b1b1b", colorScheme: "light" },
  },
  foreign: {
    label: "Page with rules for everything",
    style: { background: "#fff", color: "#333", colorScheme: "light" },
    rules: `& * { box-sizing: content-box !important; font: italic 9px "Times New Roman", serif !important; letter-spacing: .2em !important; text-transform: uppercase !important }
& a, & button, & input { all: unset; color: red !important; background: yellow !important; float: left !important }
& p, & li, & form { margin: 3em !important; padding: 2em !important; border: 4px dotted fuchsia !important }`,
  },
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;
