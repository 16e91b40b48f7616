import { GuidedRegister, RegisterForm } from "@foodshed/widgets";
import { useSearchParams } from "react-router";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import { useNetwork } from "../use-network.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/register.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: strings.register,
    description: strings.registerDescription,
    canonical: paths.register,
  });

export default function Register() {
  const [query] = useSearchParams();
  const Form = query.get("flow") === "guided" ? GuidedRegister : RegisterForm;
  return <Form closed={useNetwork()?.registration_closed} />;
}
