/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { ClassifiedsEmbed as default } from "./ClassifiedsEmbed.tsx";
