import { classes } from "../classes.ts";
import { picture } from "./Picture.css.ts";
import type { Scene, Shape } from "./scene.ts";

export interface PictureProps {
  /** What is drawn. */
  scene: Scene;
  /** The id of the category whose colours it has. */
  hue: number;
  /** A class for the outermost element. */
  className?: string | undefined;
  /** Which part stays visible when the frame has another aspect ratio; the middle by default. */
  anchor?: "xMidYMid" | "xMidYMax" | "xMinYMax";
}

/** Paints a scene, filling its frame. It needs no script in the browser and is hidden from screen readers. */
export function Picture({ scene, hue, className, anchor = "xMidYMid" }: PictureProps) {
  return (
    <svg
      className={classes(picture[hue as keyof typeof picture] ?? picture[0], className)}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio={`${anchor} slice`}
      aria-hidden="true"
    >
      {scene.shapes.map(paintShape)}
    </svg>
  );
}

function paintShape(shape: Shape, index: number) {
  return (
    <path
      key={index}
      className={shape.hue === undefined ? shape.tone : `${shape.tone} h${shape.hue}`}
      d={shape.d}
      strokeWidth={shape.stroke}
      strokeDasharray={shape.dash}
    />
  );
}
