import type { Schema } from "@foodshed/sdk";
import { useMemo } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { DeleteButton } from "../EditingDialog/DeleteButton.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import * as strings from "../generated/strings.ts";
import { LocationFields } from "../LocationForm/LocationFields.tsx";
import { locationOf, newLocationRules, savedLocationRules } from "../LocationForm/locationForm.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";

export interface AddressDialogProps extends EditingProps {
  /** The location that is edited; left out, a new one is added. */
  address?: Schema<"Address"> | undefined;
}

/** Adds a location, or changes or deletes one. */
export function AddressDialog({ address, ...editing }: AddressDialogProps) {
  const t = useTranslate();
  return (
    <EditingDialog {...editing} title={t(address ? strings.editAddress : strings.addAddress)}>
      {(close) => <AddressForm address={address} onDone={close} />}
    </EditingDialog>
  );
}

function AddressForm({ address, onDone }: Pick<AddressDialogProps, "address"> & { onDone: () => void }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const id = address?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with the address, and then follows the profile
  const rules = useMemo(
    () => (address ? savedLocationRules(address.id, locationOf(address)) : newLocationRules()),
    [id],
  );
  const section = useProfileSection(rules, () => {
    notify(rules.success(t));
    onDone();
  });
  return (
    <SectionForm
      section={section}
      label={t(strings.location)}
      onCancel={onDone}
      actions={
        id !== undefined && (
          <DeleteButton
            title={t(strings.deleteAddressTitle)}
            description={t(strings.deleteAddressDescription)}
            change={{ call: "delete_address", body: { id } }}
            removed={t(strings.locationRemoved)}
            onRemoved={onDone}
          />
        )
      }
    >
      <LocationFields form={section.form} />
    </SectionForm>
  );
}
