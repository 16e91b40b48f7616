import { heading, text } from "../../theme/text.css.ts";
import * as css from "./NoConsumerPage.css.ts";

/** Stands where a profile that sells to no consumer would have its page for them. */
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
