import type { Masthead } from "@foodshed/sdk/vocabulary";
import { coverArt, motifs } from "../primitives/CoverArt/coverArt.ts";
import type { Shape } from "../primitives/CoverArt/scene.ts";
import type { BrandScene } from "./scenes.ts";

const MASTHEAD = { width: 1120, height: 280 };

/** Shapes between the far hills and the motif, and shapes in front of the motif. */
interface Choice {
  hue: number;
  seed: string;
  behind?: Shape[];
  before?: Shape[];
}

// Chosen by eye: each motif at its best in a wide frame.
const mastheads: Partial<Record<Masthead, Choice>> = {
  masthead_0: { hue: 4, seed: "orchard" },
  masthead_1: { hue: 9, seed: "jars", before: awning() },
  masthead_2: { hue: 5, seed: "swaths" },
  masthead_3: { hue: 2, seed: "pasture" },
  masthead_4: { hue: 10, seed: "furrows", behind: greenhouses() },
  masthead_5: { hue: 1, seed: "terraces" },
  masthead_6: { hue: 3, seed: "waves" },
};

/** The banner a vendor chose; null for the choice without one, and for any other name. */
export function masthead(name: string): BrandScene | null {
  const choice = mastheads[name as Masthead];
  if (!choice) return null;
  const { hue, seed, behind = [], before = [] } = choice;
  const { shapes, ...frame } = coverArt(seed, hue, { ...MASTHEAD, motif: motifs[hue]?.[0] });
  const sunAndFarHills = 2;
  return {
    hue,
    scene: {
      ...frame,
      shapes: [...shapes.slice(0, sunAndFarHills), ...behind, ...shapes.slice(sunAndFarHills), ...before],
    },
  };
}

function awning(): Shape[] {
  const [stripe, drop] = [56, 44];
  const strips = ["row", "light"] as const;
  const paths = { row: "", light: "" };
  for (let x = 0, index = 0; x < MASTHEAD.width; x += stripe, index++) {
    paths[strips[index % 2] as keyof typeof paths] += `M${x} 0h${stripe}v${drop}a28 22 0 01-${stripe} 0z`;
  }
  return strips.map((tone) => ({ tone, d: paths[tone] }));
}

function greenhouses(): Shape[] {
  let glass = "";
  let frames = "";
  for (const [x, y, size] of [
    [640, 134, 46],
    [742, 134, 46],
    [844, 135, 46],
  ] as const) {
    const arch = `M${x} ${y}v-16a${size} 40 0 01${2 * size} 0v16`;
    glass += `${arch}z`;
    frames += `${arch}M${x + size} ${y}v-56M${x} ${y - 16}h${2 * size}`;
  }
  return [
    { tone: "light", d: glass },
    { tone: "deep", d: frames, stroke: 3 },
  ];
}
