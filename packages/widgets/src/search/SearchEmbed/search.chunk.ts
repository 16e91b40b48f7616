/* The chunk that the loader imports when the element comes near the viewport. */

/** @public The element returns this module as a whole. */
export { mount } from "../../embed/mount.tsx";
export { SearchEmbed as default } from "./SearchEmbed.tsx";
