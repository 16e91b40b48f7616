import { lostLane } from "../../brand/scenes.ts";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import * as css from "./ErrorPage.css.ts";

/** The picture of a lane that leads nowhere. */
export function LostLane() {
  return <Picture {...lostLane()} className={css.scene} />;
}
