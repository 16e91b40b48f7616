/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { MessageLink as default } from "./MessageLink.tsx";
