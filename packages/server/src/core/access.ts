/** The caller's relation to the owner of the thing that the request names. */
export type Relation = "visitor" | "self" | "other" | "manager" | "organization" | "admin";

/** What the access rule of the contract decided for this call. */
export interface Access {
  /** The account that owns the named thing; the caller's own when the request names none. */
  ownerAccountId?: number;
  relation: Relation;
  /** `public` limits the response to the public part. */
  view: "full" | "public";
}
