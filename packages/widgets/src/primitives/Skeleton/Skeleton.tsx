import { skeleton } from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  /** As a CSS length. */
  height?: string;
  /** The radius of its corners, as a CSS length. */
  radius?: string;
}

/** A placeholder in the shape of the content. The component around it announces the loading. */
export function Skeleton({ width = "100%", height = "1em", radius }: SkeletonProps) {
  return (
    <span
      className={skeleton}
      aria-hidden="true"
      // Set by script: a strict Content-Security-Policy refuses style attributes in the server's page.
      ref={(bone) => {
        if (bone) Object.assign(bone.style, { width, height, borderRadius: radius ?? "" });
      }}
    />
  );
}
