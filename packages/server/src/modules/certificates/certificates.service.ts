import type { Schema } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { CERTIFICATES_MAX } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hijackOf, recordWrite } from "../audit/audit.ts";
import { type Edit, requireOwn } from "../profiles/profile-edit.ts";
import type { Services } from "../services.ts";
import { toCertificate } from "./certificates.presenter.ts";
import * as queries from "./certificates.queries.ts";
import * as strings from "./generated/strings.ts";

type Certificate = Schema<"Certificate">;
type Fields = Omit<Schema<"UpdateCertificateRequest">, "id">;

/** What a check is about: a change of any of these takes its mark away. */
const CHECKED = ["kind", "issuer", "number", "expires_on"] as const;

export async function applyNewCertificate(
  edit: Edit,
  { profile_id, ...fields }: Schema<"CreateCertificateRequest">,
): Promise<Certificate> {
  await requireOwn(edit, "profile", profile_id);
  const { trx, account, services } = edit;
  if (await isFull(edit))
    throw DomainError.refused(localized(strings.tooManyCertificates, { count: CERTIFICATES_MAX }));
  await checkFile(edit, fields.file_id);
  const id = await queries.insertCertificate(trx, {
    account_id: account.id,
    kind: fields.kind,
    issuer: fields.issuer.trim(),
    number: fields.number.trim(),
    expires_on: fields.expires_on,
    file_id: fields.file_id ?? null,
    created_at: services.clock.now(),
  });
  return await present(edit.services, trx, id);
}

export async function applyCertificate(
  edit: Edit,
  { id, ...fields }: Schema<"UpdateCertificateRequest">,
): Promise<Certificate> {
  await requireOwn(edit, "certificate", id);
  await queries.lockCertificate(edit.trx, id);
  await checkFile(edit, fields.file_id);
  const before = await present(edit.services, edit.trx, id);
  const after = trimmed(fields);
  const isOther = CHECKED.some((field) => after[field] !== undefined && after[field] !== before[field]);
  await queries.updateCertificate(edit.trx, id, {
    ...after,
    ...(isOther && { checked_at: null, checked_by_account_id: null }),
  });
  return await present(edit.services, edit.trx, id);
}

/** Puts a removed certificate back, unchecked, and without a file that is gone. @returns whether there was room */
export async function restoreCertificate(
  edit: Edit,
  { id, file_id, ...fields }: Required<Fields> & { id: number },
): Promise<boolean> {
  const { trx, account, services } = edit;
  if (await isFull(edit)) return false;
  const isThere = file_id !== null && (await queries.isAttachment(trx, account.id, file_id));
  await queries.insertCertificateAs(trx, id, {
    ...fields,
    account_id: account.id,
    file_id: isThere ? file_id : null,
    created_at: services.clock.now(),
  });
  return true;
}

const isFull = async ({ trx, account }: Edit) =>
  (await queries.countCertificates(trx, account.id)) >= CERTIFICATES_MAX;

export async function applyCertificateRemoval(edit: Edit, { id }: Schema<"DeleteRequest">): Promise<void> {
  await requireOwn(edit, "certificate", id);
  await queries.deleteCertificate(edit.trx, id);
}

/**
 * Marks a certificate as checked by the actor, or takes a mark back. The mark is about what the actor saw.
 * @throws DomainError 403 while an administrator acts for somebody, 404 when it is gone, 409 when it was changed since
 */
export async function checkCertificate(
  services: Services,
  actor: SignedInActor,
  { id, number, expires_on, checked }: Schema<"CheckCertificateRequest">,
): Promise<Certificate> {
  if (hijackOf(actor)) throw DomainError.forbidden(localized(strings.noChecksWhileActing));
  return await inTransaction(services.db, async (trx) => {
    await queries.lockCertificate(trx, id);
    const certificate = await queries.readCertificate(trx, id);
    if (!certificate) throw DomainError.notFound();
    if (certificate.number !== number.trim() || certificate.expires_on !== expires_on)
      throw DomainError.conflict(localized(strings.certificateChanged));
    await queries.updateCertificate(trx, id, {
      checked_at: checked ? services.clock.now() : null,
      checked_by_account_id: checked ? actor.accountId : null,
    });
    await recordWrite(trx, services.clock, actor, "checkCertificate", certificate.account_id);
    return await present(services, trx, id);
  });
}

async function present(services: Services, trx: Connection, id: number): Promise<Certificate> {
  const certificate = await queries.readCertificate(trx, id);
  if (!certificate) throw DomainError.notFound();
  return toCertificate(certificate, services.config.publicUrl);
}

function trimmed({ issuer, number, ...fields }: Fields): Fields {
  return {
    ...fields,
    ...(issuer !== undefined && { issuer: issuer.trim() }),
    ...(number !== undefined && { number: number.trim() }),
  };
}

/** Only what everybody sees on the profile anyway can be shown with a certificate. */
async function checkFile({ trx, account }: Edit, fileId: number | null | undefined): Promise<void> {
  if (fileId && !(await queries.isAttachment(trx, account.id, fileId)))
    throw DomainError.invalid({ file_id: [localized(strings.noSuchAttachment)] });
}
