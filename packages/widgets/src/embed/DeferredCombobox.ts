/** An embed's combobox is small enough to come at once. */
export { Combobox as DeferredCombobox } from "../primitives/Combobox/Combobox.tsx";
