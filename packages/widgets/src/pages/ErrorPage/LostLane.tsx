import { lostLane } from "../../brand/scenes.ts";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import * as css from "./ErrorPage.css.ts";

/** A lane that leads nowhere. */
export function LostLane() {
  return <Picture {...lostLane()} className={css.scene} />;
}
