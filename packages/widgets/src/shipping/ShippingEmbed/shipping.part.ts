/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { ShippingEmbed as default } from "./ShippingEmbed.tsx";
