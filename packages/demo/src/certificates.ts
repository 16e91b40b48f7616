import type { CertificateKind } from "@foodshed/sdk/vocabulary";
import type { DemoBusiness, DemoCertificate } from "./demo-data.ts";
import { createRandom } from "./random.ts";

/** Who issues certificates of a kind. The names are made up, as everything of the demo network. */
const issuers: Partial<Record<CertificateKind, readonly [string, string]>> = {
  certified_organic: ["Grand Lakes Organic Certifiers", "GLO"],
  halal: ["Halal Board of the Golden Horseshoe", "HB"],
  kosher: ["Kashrut Council of the Escarpment", "KCE"],
  haccp: ["Northern Food Safety Auditors", "NFSA"],
  gap: ["Northern Food Safety Auditors", "GAP"],
  gmp: ["Northern Food Safety Auditors", "GMP"],
  provincially_inspected: ["Provincial Inspection Office", "P"],
  federally_inspected: ["Federal Inspection Office", "F"],
  sqf: ["Trillium Quality Register", "SQF"],
};

/** Of what a business ticks, how much it has papers for, and how often a network has looked at them. */
const STATED = 0.4;
const CHECKED = 0.6;
const MOST = 3;

/**
 * Gives businesses certificates of what they tick; some expire soon, a few have. It draws from numbers of its own.
 * @param networkOf the network that manages a business, if one does
 */
export function certify(
  seed: string,
  businesses: readonly DemoBusiness[],
  networkOf: (business: DemoBusiness) => number | undefined,
): void {
  for (const business of businesses) {
    const random = createRandom(`${seed}/certificates/${business.index}`);
    const ticked = new Set(
      business.roles
        .filter(({ value }) => value !== "buyer")
        .flatMap(({ classifications, safety_standards }) => [...classifications, ...safety_standards]),
    ) as ReadonlySet<CertificateKind>;
    const network = networkOf(business);
    const certificates: DemoCertificate[] = [];
    for (const kind of ticked) {
      const issuer = issuers[kind];
      if (!issuer || certificates.length === MOST || !(business.index === 0 || random.chance(STATED)))
        continue;
      const [name, prefix] = issuer;
      certificates.push({
        kind,
        issuer: name,
        number: `${prefix}-${random.int(1000, 9999)}`,
        expiresInDays: random.int(-20, 500),
        checked:
          network !== undefined && random.chance(CHECKED)
            ? { by: network, daysAgo: random.int(5, 90) }
            : null,
      });
    }
    if (certificates.length > 0) business.certificates = certificates;
  }
}
