import { skeleton } from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  radius?: string;
}

/** The shape of what is about to come. Whoever uses it says in words that something loads. */
export function Skeleton({ width = "100%", height = "1em", radius }: SkeletonProps) {
  return (
    <span
      className={skeleton}
      aria-hidden="true"
      // Set by script: a style attribute in the server's page is what a strict Content-Security-Policy refuses.
      ref={(bone) => {
        if (bone) Object.assign(bone.style, { width, height, borderRadius: radius ?? "" });
      }}
    />
  );
}
