import "../theme/categories.css.ts";

export { CoverArt as default } from "../primitives/CoverArt/CoverArt.tsx";
