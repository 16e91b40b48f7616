import { heading, text } from "../../theme/text.css.ts";
import * as css from "./NoConsumerPage.css.ts";

/** Replaces the consumer page of a profile that has none. */
export function NoConsumerPage({ businessName }: { businessName: string }) {
  return (
    <div className={css.page}>
      <h1 className={heading.h1}>No consumer page</h1>
      <p className={text.lead}>
        Only vendors have a page for consumers, and {businessName} does not have the account type Vendor.
      </p>
    </div>
  );
}
