import { localizedPath, type Translate } from "@foodshed/sdk/locale";
import {
  classifiedHeading,
  classifiedPath,
  formatDate,
  label,
  ONTARIO_TIME_ZONE,
} from "@foodshed/sdk/vocabulary";
import { writeCsv } from "../../core/csv.ts";
import { FileResponse } from "../handler.ts";
import type { Services } from "../services.ts";
import { readFavouriteList } from "./favourite-lists.service.ts";
import * as strings from "./generated/strings.ts";

/** A list as a spreadsheet: what visitors can still see of it, with the owner's notes. */
export async function exportFavouriteList(
  services: Services,
  id: number,
  t: Translate,
): Promise<FileResponse> {
  const { list, items } = await readFavouriteList(services, id);
  const at = (path: string) => services.config.publicUrl + localizedPath(path, t.locale);
  const rows = items.flatMap(({ profile, classified, note, added_at }) => {
    const added = formatDate(added_at, ONTARIO_TIME_ZONE, t.locale);
    if (profile) {
      const types = profile.category.map((one) => label(t, one)).join(", ");
      const page = at(`/profiles/${encodeURIComponent(profile.slug)}`);
      return [[profile.business_name, "", types, profile.city ?? "", note, added, page]];
    }
    if (!classified) return [];
    const { account, looking_for, title, city } = classified;
    const page = at(classifiedPath(classified));
    return [
      [account.business_name, classifiedHeading(looking_for, title, t), "", city ?? "", note, added, page],
    ];
  });
  const head = [
    strings.csvBusiness,
    strings.csvClassified,
    strings.csvTypes,
    strings.csvCity,
    strings.csvNote,
    strings.csvAdded,
    strings.csvPage,
  ].map((heading) => t(heading));
  return new FileResponse("text/csv; charset=utf-8", Buffer.from(writeCsv([head, ...rows])), {
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(list.name)}.csv`,
  });
}
