/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { SearchEmbed as default } from "./SearchEmbed.tsx";
