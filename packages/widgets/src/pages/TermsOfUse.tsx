import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function TermsOfUse() {
  return (
    <StaticPage title="Terms of Use">
      <p>By using Foodshed you agree to these terms. If you do not agree, please do not use it.</p>
      <h2>Your account</h2>
      <p>
        You register a business that you are entitled to speak for, and keep what its profile says true. Keep
        your password to yourself: what is done with your account counts as done by you. Users under 18 need
        the supervision of an adult.
      </p>
      <h2>What you publish</h2>
      <p>
        Profiles, classifieds and pictures remain yours. You allow Foodshed to show them here and where our
        partners embed them. Do not publish what is unlawful, misleading, or somebody else’s without their
        leave. We may take down what breaks these terms.
      </p>
      <h2>Dealings between businesses</h2>
      <p>
        Foodshed brings businesses together. What you agree on is between you: we are no party to your
        dealings, and do not warrant anyone’s products, prices or certificates. Shipping rates are estimates
        of the carriers.
      </p>
      <h2>Messages</h2>
      <p>Write to others about business only. You may block a conversation at any time.</p>
      <h2>Ending</h2>
      <p>
        To delete your account, contact support. Classifieds are deleted 48 hours after their date. We may
        close accounts that break these terms.
      </p>
      <h2>Liability</h2>
      <p>
        Foodshed is offered as it is, without charge. As far as the law allows, we are not liable for losses
        that come from its use. The laws of Ontario and of Canada apply.
      </p>
    </StaticPage>
  );
}
