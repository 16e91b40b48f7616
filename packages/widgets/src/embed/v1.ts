import { defineFoodshedElements } from "../elements.ts";

// The build turns this module into a classic script, so that a plain `<script src>` does.
defineFoodshedElements(new URL(import.meta.url).origin);
