import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { englishPath } from "@foodshed/sdk/locale";
import { holds } from "@foodshed/sdk/vocabulary";
import { isProfileComponent, type NetworkPageData } from "@foodshed/widgets";
import { data } from "react-router";
import { dataOrThrow, type PageRequest, requestClient } from "./api.ts";
import { clientAt } from "./browser.ts";
import * as strings from "./generated/strings.ts";
import { noSuchPage } from "./no-such-page.ts";
import { readPreview } from "./preview-data.ts";
import { translateAt } from "./translate.ts";

/** A profile, as the signed-in member sees it. */
export async function loadProfile(client: FoodshedClient, slug: string) {
  const { profile, message } = await readProfile(client, slug);
  if (!profile) throw data({ message }, { status: 404 });
  return { profile };
}

/**
 * A public profile, and its classifieds where the address asks for them. `null` without a public profile: its manager may still see it,
 * which only the browser can check.
 */
export async function findProfile(client: FoodshedClient, slug: string, url: URL): Promise<FoundProfile> {
  const component = componentAt(url);
  assertComponent(component, url);
  const answer = await readProfile(client, slug);
  if (!answer.profile) return answer;
  if (component === undefined && holds(answer.profile.roles, "organization"))
    return { ...answer, network: await readNetwork(client, slug) };
  if (component !== "classifieds") return answer;
  const classifieds = await client.GET("/accounts/classifieds_list/", {
    params: { query: { profile_id: answer.profile.id } },
  });
  return { ...answer, classifieds: classifieds.data };
}

/** Loaded for networks alone: most profiles are none. */
async function readNetwork(client: FoodshedClient, slug: string): Promise<NetworkPageData> {
  const { loadNetworkPage } = await import("@foodshed/widgets/network-page");
  return loadNetworkPage(client, slug);
}

interface FoundProfile {
  profile: Schema<"Profile"> | null;
  /** Why there is none. */
  message?: string;
  classifieds?: Schema<"Classified">[] | undefined;
  /** What a network's own page shows besides. */
  network?: NetworkPageData | undefined;
}

async function readProfile(client: FoodshedClient, slug: string): Promise<FoundProfile> {
  const answer = await client.GET("/accounts/profile_by_slug/", { params: { query: { slug } } });
  if (answer.error?.status === 404) return { profile: null, message: answer.error.message };
  return { profile: dataOrThrow(answer) };
}

/** The tab in the address of a profile, by its English word; none of ours where the address is no page. */
export function componentAt({ pathname }: { pathname: string }): string | undefined {
  return (englishPath(pathname) ?? pathname).split("/")[3];
}

/** A vendor as consumers see it. */
export async function loadVendor(page: PageRequest, slug: string) {
  const profile = dataOrThrow(
    await requestClient(page).GET("/accounts/profile_by_slug/", { params: { query: { slug } } }),
  );
  if (!holds(profile.roles, "vendor")) {
    const message = translateAt(page.url.pathname)(strings.noVendor, { business: profile.business_name });
    throw data({ message }, { status: 404 });
  }
  return { profile };
}

/** The signed-in member's own profile, with all fields. */
export async function loadOwnProfile(url: URL, component: string | undefined) {
  assertComponent(component, url);
  const answer = dataOrThrow(
    await clientAt(url).POST("/accounts/profile_by_id/", { body: { basic: false } }),
  );
  if (answer.basic)
    throw data({ message: translateAt(url.pathname)(strings.profileCannotBeShown) }, { status: 502 });
  return { profile: answer };
}

/** The signed-in member's own profile as others see it, with its classifieds. */
export async function loadPreview(url: URL, as: Schema<"PreviewReader">, component: string | undefined) {
  assertComponent(component, url);
  return await readPreview(clientAt(url), as);
}

function assertComponent(component: string | undefined, url: URL): void {
  if (component !== undefined && !isProfileComponent(component)) throw noSuchPage(url);
}
