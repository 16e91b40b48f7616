/* The chunk that the loader imports when the element comes near the viewport. */

export { mount } from "../../embed/mount.tsx";
export { ClassifiedsEmbed as default } from "./ClassifiedsEmbed.tsx";
