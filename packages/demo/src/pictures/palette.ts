import type { CategoryId } from "@foodshed/sdk/vocabulary";

/** The colours of one category's pictures: its wall, its table and the things on it. */
export interface Hues {
  wall: string;
  table: string;
  things: readonly [string, string, string];
}

const palettes: Readonly<Record<CategoryId, Hues>> = {
  0: { wall: "#e9e4d6", table: "#b99d74", things: ["#8d8a6f", "#c07a4b", "#5f7361"] },
  1: { wall: "#efe1e4", table: "#8a5a44", things: ["#7c2b45", "#b98a3c", "#3f5d45"] },
  2: { wall: "#f6ecd0", table: "#c39a5b", things: ["#f2cf6b", "#fbf3dc", "#d9a441"] },
  3: { wall: "#dfe9ee", table: "#8f9aa0", things: ["#7fa0b3", "#c5d3d9", "#e39a7b"] },
  4: { wall: "#f6e3dc", table: "#b07f54", things: ["#c8413b", "#e58a3c", "#8a2a4a"] },
  5: { wall: "#f4ead2", table: "#a77b45", things: ["#d8a657", "#b87b36", "#efd9a0"] },
  6: { wall: "#f1dfd8", table: "#94674a", things: ["#a8453f", "#d48a7a", "#7a3531"] },
  7: { wall: "#e6eed9", table: "#a98a5c", things: ["#e0922f", "#9cb552", "#c9503f"] },
  8: { wall: "#e3ecdd", table: "#a5815a", things: ["#5c8a4f", "#8a6a42", "#a9c089"] },
  9: { wall: "#f5e6cf", table: "#a26f48", things: ["#c2562f", "#e0b04a", "#7d3b52"] },
  10: { wall: "#e2eddb", table: "#9d7a50", things: ["#4f8a4a", "#e07f32", "#b8344a"] },
};

export function huesOf(category: CategoryId): Hues {
  return palettes[category];
}

/** A `#rrggbb` colour made lighter (towards 1) or darker (towards -1). */
export function shade(color: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
