/** An embed's combobox is small enough to load eagerly. */
export { Combobox as DeferredCombobox } from "../primitives/Combobox/Combobox.tsx";
