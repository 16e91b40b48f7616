/* The chunk that the loader imports when the element comes near the viewport. */

export { mount } from "../../embed/mount.tsx";
export { NetworkMap as default } from "./NetworkMap.tsx";
