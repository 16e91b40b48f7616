import { lightCategories } from "../../theme/palette.ts";
import type { Scene, Tone } from "./scene.ts";

function mixed(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, "0")).join("")}`;
}

function colors(hue: number): Record<Tone, string> {
  const { tint, mid, dark } = lightCategories[hue as keyof typeof lightCategories] ?? lightCategories[0];
  return {
    sun: mixed(mid, tint, 0.06),
    far: mixed(tint, mid, 0.16),
    hill: mixed(tint, mid, 0.36),
    land: mixed(tint, mid, 0.6),
    row: mid,
    deep: mixed(mid, dark, 0.72),
    light: mixed(tint, "#FFFEFA", 0.4),
  };
}

/** A scene as an SVG document of its own, for mails, previews and files: daylight colours, no style sheet needed. */
export function sceneSvg({ width, height, shapes }: Scene, hue: number): string {
  const sky = (lightCategories[hue as keyof typeof lightCategories] ?? lightCategories[0]).tint;
  const paths = shapes.map(({ tone, hue: own = hue, d, stroke, dash }) => {
    const color = colors(own)[tone];
    const brush = stroke
      ? `fill="none" stroke="${color}" stroke-width="${stroke}"${dash ? ` stroke-dasharray="${dash}"` : ""}`
      : `fill="${color}"`;
    return `<path ${brush} d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/>${paths.join("")}</svg>`;
}
