import { GuidedRegister, RegisterForm } from "@foodshed/widgets";
import { useSearchParams } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Register Your Business",
    description:
      "A free profile for every Ontario food business: be found, post classifieds and find partners.",
    canonical: paths.register,
  });

export default function Register() {
  const [query] = useSearchParams();
  return query.get("flow") === "guided" ? <GuidedRegister /> : <RegisterForm />;
}
