import { localized } from "@foodshed/sdk/locale";
import { CERTIFICATES_MAX, GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import {
  applyCertificate,
  applyCertificateRemoval,
  restoreCertificate,
} from "../certificates/certificates.service.ts";
import { replacePictures, restorePicture } from "../files/replaced-pictures.ts";
import { applyProfile } from "./general-info.service.ts";
import * as strings from "./generated/strings.ts";
import * as photos from "./photos.queries.ts";
import type { Edit } from "./profile-edit.ts";
import type { PartField, PartRows } from "./profile-parts.ts";
import * as contents from "./role-contents.queries.ts";
import { changeRoles } from "./roles.service.ts";

/** Rows of a part that are given what they had. */
interface Former {
  edit: Edit;
  /** Rows as they were before the change; what is not in it did not exist. */
  before: PartRows;
  now: PartRows;
  keys: readonly string[];
}

/** @returns pictures that were taken off */
type Restore = (former: Former) => Promise<readonly string[]>;

/** Gives rows of a part what they had before a change. @returns pictures that were taken off */
export const restorePart = (part: PartField, former: Former): Promise<readonly string[]> =>
  RESTORE[part](former);

const restorePhoto: Restore = async ({ edit, before }) => {
  const { trx, account, services } = edit;
  const key = before.photo as string | undefined;
  const replaced = account.photo_key;
  if (key && !(await restorePicture(services, trx, { accountId: account.id, key, replaced })))
    throw DomainError.conflict(localized(strings.pictureGone));
  await photos.updatePicture(trx, account.id, key ?? null);
  if (!replaced) return [];
  await replacePictures(services, trx, account.id, [replaced]);
  return [replaced];
};

interface Photo {
  image_key: string;
  position: number;
  in_vendor_gallery: boolean;
  in_b2b_gallery: boolean;
}

const restoreGallery: Restore = async ({ edit, before, now, keys }) => {
  const { trx, account, services } = edit;
  const removed = keys.filter((key) => key in now && !(key in before));
  const keysOfPictures = removed.map((key) => (now[key] as Photo).image_key);
  for (const key of removed) await photos.deleteGalleryPhoto(trx, Number(key));
  await replacePictures(services, trx, account.id, keysOfPictures);
  for (const [id, row] of Object.entries(before) as [string, Photo][]) {
    const { in_vendor_gallery, in_b2b_gallery, image_key } = row;
    const shown = { in_vendor_gallery, in_b2b_gallery };
    if (id in now) {
      await photos.updateGalleryPhoto(trx, Number(id), shown);
      continue;
    }
    const position = await photos.findFreePlace(trx, account.id);
    if (position === undefined)
      throw DomainError.conflict(localized(strings.galleryFull, { count: GALLERY_MAX_IMAGES }));
    if (!(await restorePicture(services, trx, { accountId: account.id, key: image_key })))
      throw DomainError.conflict(localized(strings.pictureGone));
    const place = { id: Number(id), account_id: account.id, image_key, position };
    await photos.insertGalleryPhoto(trx, { ...place, ...shown, created_at: services.clock.now() });
  }
  return keysOfPictures;
};

const restoreRoles: Restore = async ({ edit, before, now, keys }) => {
  const add = keys.filter((key) => key in before && !(key in now)).map(Number);
  const remove = keys.filter((key) => key in now && !(key in before)).map(Number);
  await changeRoles(edit, { add, remove });
  for (const code of add)
    await contents.restoreRole(edit.trx, edit.account.id, before[code] as contents.RoleContents);
  return [];
};

/** What hangs on roles that the profile has no more waits for them. */
const ofRoles =
  (write: (former: Former, roleId: number, value: unknown) => Promise<void>): Restore =>
  async (former) => {
    for (const code of former.keys) {
      const roleId = await contents.findRoleId(former.edit.trx, former.edit.account.id, Number(code));
      if (roleId === undefined) throw DomainError.conflict(localized(strings.roleGone));
      await write(former, roleId, former.before[code]);
    }
    return [];
  };

const restoreDetails = ofRoles(({ edit }, roleId, value) =>
  contents.setRoleDetails(edit.trx, roleId, value as object),
);

const restoreHighlights = ofRoles(({ edit }, roleId, value) =>
  contents.setHighlightOfRole(edit.trx, roleId, value as object),
);

const restoreTicks = (kind: "payment_methods" | "market_types") =>
  ofRoles(({ edit }, roleId, value) =>
    contents.setChecklistOfRole(edit.trx, roleId, kind, (value as string[] | undefined) ?? []),
  );

const restoreProducts: Restore = async ({ edit, before, keys }) => {
  for (const key of keys) {
    const [code, category, name_key] = JSON.parse(key) as [number, number, string];
    const product = { code, category, name_key };
    const { name: _, ...details } = (before[key] ?? {}) as Record<string, unknown>;
    const found = await contents.setProductDetails(edit.trx, edit.account.id, product, details);
    // A product that came with the change and is gone needs nothing.
    if (!found && key in before) throw DomainError.conflict(localized(strings.productGone));
  }
  return [];
};

const restoreCertificates: Restore = async ({ edit, before, now, keys }) => {
  for (const key of keys) {
    const id = Number(key);
    const row = before[key] as Omit<Parameters<typeof restoreCertificate>[1], "id"> | undefined;
    if (!row) await applyCertificateRemoval(edit, { id });
    else if (key in now) await applyCertificate(edit, { id, ...row });
    else if (!(await restoreCertificate(edit, { id, ...row })))
      throw DomainError.conflict(localized(strings.certificatesFull, { count: CERTIFICATES_MAX }));
  }
  return [];
};

const restoreColumns: Restore = async ({ edit, before }) => {
  await applyProfile(edit, { id: edit.account.id, details: before });
  return [];
};

const RESTORE: Record<PartField, Restore> = {
  photo: restorePhoto,
  gallery: restoreGallery,
  roles: restoreRoles,
  role_details: restoreDetails,
  payment_methods: restoreTicks("payment_methods"),
  market_types: restoreTicks("market_types"),
  product_details: restoreProducts,
  highlights: restoreHighlights,
  certificates: restoreCertificates,
  visibility: restoreColumns,
  translations: restoreColumns,
};
