import type { Random } from "../random.ts";
import type { Ridge, Shape } from "../scene.ts";

/** The input of a motif: sky, sun and far hills are painted, and its own land begins at `ridge`. */
export interface Stage {
  random: Random;
  width: number;
  height: number;
  ridge: Ridge;
  /** The position of the sun, for the direction of the light. */
  sunX: number;
}

export type Motif = (stage: Stage) => Shape[];
