import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { roomy } from "../../theme/units.ts";

export const facts = style([bareList, text.soft, { display: "grid", gap: roomy(4) }]);

export const fact = style({ display: "flex", alignItems: "baseline", gap: "0.5em", minWidth: 0 });

export const icon = style({ flex: "none", position: "relative", top: "0.12em" });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
