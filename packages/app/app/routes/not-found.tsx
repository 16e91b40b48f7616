import { noSuchPage } from "../no-such-page.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ url }: Route.LoaderArgs) {
  throw noSuchPage(url);
}

export default function NotFound() {
  return null;
}
