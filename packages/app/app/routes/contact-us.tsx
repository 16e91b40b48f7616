import { ContactUs } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { useNetwork } from "../use-network.ts";
import type { Route } from "./+types/contact-us.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.contactUs,
    description: strings.contactUsDescription,
    canonical: paths.contactUs,
  });

export default function Contact() {
  return <ContactUs supportEmail={useNetwork()?.contact_email} />;
}
