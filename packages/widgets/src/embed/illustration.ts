import "../theme/categories.css.ts";

export { PaintedCover as default } from "../primitives/CoverArt/PaintedCover.tsx";
