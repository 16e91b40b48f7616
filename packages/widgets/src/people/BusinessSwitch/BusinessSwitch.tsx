import type { Schema } from "@foodshed/sdk";
import { useEffect } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { CheckIcon, ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { takeEnteredBusiness } from "../enterBusiness.ts";
import * as strings from "../generated/strings.ts";
import { roleLabel } from "../memberRoles.ts";
import { currentBusiness, useMe } from "../useMe.ts";
import * as css from "./BusinessSwitch.css.ts";
import { useCurrentClaims } from "./useCurrentClaims.ts";
import { useMenuButton } from "./useMenuButton.ts";
import { useSwitchBusiness } from "./useSwitchBusiness.ts";

/** The section of the settings in which another business is founded. */
const ADD_BUSINESS = "/settings#businesses";

export interface BusinessSwitchProps {
  /** The English path of this page with its query. */
  path: string;
  /** A list inside the menu of a narrow window, instead of a menu of its own. */
  inMenu?: boolean;
}

/** For whom a person with several businesses or networks acts, and the way to another one on the same page. */
export function BusinessSwitch(props: BusinessSwitchProps) {
  const { data: me } = useMe();
  const current = currentBusiness(me);
  useEntryNotice(props.inMenu ?? false);
  useCurrentClaims(current, !props.inMenu);
  if (!me || !current || me.businesses.length < 2) return null;
  return <Switch {...props} businesses={me.businesses} current={current} />;
}

interface SwitchProps extends BusinessSwitchProps {
  businesses: readonly Schema<"MyBusiness">[];
  current: Schema<"MyBusiness">;
}

function Switch({ path, inMenu = false, businesses, current }: SwitchProps) {
  const t = useTranslate();
  const change = useSwitchBusiness(current, path);
  const List = inMenu ? PlainList : Menu;
  return (
    <>
      <List businesses={businesses} current={current} onChoose={change.choose} busy={change.isPending} />
      <ConfirmDialog
        open={change.asked !== undefined}
        onOpenChange={(open) => open || change.cancel()}
        title={t(strings.unsavedTitle, { business: change.asked?.business_name ?? "" })}
        description={t(strings.unsavedAbout)}
        cancelLabel={t(strings.stay)}
        confirmLabel={t(strings.change)}
        onConfirm={change.confirm}
      />
    </>
  );
}

interface ListProps {
  businesses: readonly Schema<"MyBusiness">[];
  current: Schema<"MyBusiness">;
  onChoose: (business: Schema<"MyBusiness">) => void;
  busy: boolean;
}

function Menu({ businesses, current, onChoose, busy }: ListProps) {
  const t = useTranslate();
  const Link = useLink();
  const { open, close, around, button, menu } = useMenuButton();
  return (
    <div className={css.inRow} {...around}>
      <button {...button} type="button" className={css.button} aria-busy={busy}>
        <span className={css.current}>
          <VisuallyHidden>{t(strings.actingFor, { business: current.business_name })}</VisuallyHidden>
          <span aria-hidden="true">{current.business_name}</span>
        </span>
        <ChevronDownIcon />
      </button>
      {open && (
        <div {...menu} role="menu" className={css.menu} aria-label={t(strings.switchTo)}>
          {businesses.map((business) => (
            <button
              key={business.id}
              type="button"
              role="menuitemradio"
              aria-checked={business.current}
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                close(true);
                onChoose(business);
              }}
            >
              <Business business={business} />
            </button>
          ))}
          <Link
            to={ADD_BUSINESS}
            role="menuitem"
            tabIndex={-1}
            className={css.item}
            onClick={() => close(false)}
          >
            {t(strings.foundBusiness)}
          </Link>
        </div>
      )}
    </div>
  );
}

function PlainList({ businesses, onChoose, busy }: ListProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <div className={css.inMenu}>
      <p className={css.listTitle} aria-hidden="true">
        {t(strings.switchTo)}
      </p>
      <ul className={css.list} aria-label={t(strings.switchTo)}>
        {businesses.map((business) => (
          <li key={business.id}>
            <button
              type="button"
              aria-current={business.current ? "true" : undefined}
              aria-busy={busy}
              className={css.item}
              onClick={() => onChoose(business)}
            >
              <Business business={business} />
            </button>
          </li>
        ))}
        <li>
          <Link to={ADD_BUSINESS} className={css.item}>
            {t(strings.foundBusiness)}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Business({ business }: { business: Schema<"MyBusiness"> }) {
  const t = useTranslate();
  return (
    <>
      <BusinessAvatar business={business} />
      <span className={css.words}>
        <span className={css.name}>{business.business_name}</span>{" "}
        <span className={css.role}>{t(roleLabel(business.role))}</span>
      </span>
      <span className={css.check}>{business.current && <CheckIcon />}</span>
    </>
  );
}

/** Says after the page has loaded for whom it is. */
function useEntryNotice(silent: boolean): void {
  const t = useTranslate();
  const { notify } = useNotices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const business = silent ? null : takeEnteredBusiness();
    if (business) notify(t(strings.enteredBusiness, { business }));
  }, []);
}
