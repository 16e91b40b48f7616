/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { ProfileCardBySlug as default } from "./ProfileCardBySlug.tsx";
