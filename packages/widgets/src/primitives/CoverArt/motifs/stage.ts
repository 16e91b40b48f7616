import type { Random } from "../random.ts";
import type { Ridge, Shape } from "../scene.ts";

/** What a motif finds when it starts to paint: sky, sun and far hills are done, `ridge` is where its own land begins. */
export interface Stage {
  random: Random;
  width: number;
  height: number;
  ridge: Ridge;
  /** Where the sun stands, so that light falls the right way. */
  sunX: number;
}

export type Motif = (stage: Stage) => Shape[];
