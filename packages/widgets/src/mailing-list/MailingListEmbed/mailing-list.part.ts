/* What the element fetches. */

export { mount } from "../../embed/mount.tsx";
export { MailingListEmbed as default } from "./MailingListEmbed.tsx";
