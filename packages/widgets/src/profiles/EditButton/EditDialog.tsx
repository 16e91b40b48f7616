import { type ComponentType, lazy } from "react";
import { EditingDialog, type EditingProps } from "../../profile-editing/EditingDialog/EditingDialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { Editable, Editing } from "./editing.ts";

const part = <Name extends string, Props>(
  load: () => Promise<{ [name in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const EditProfileDialog = part(
  () => import("../../profile-editing/EditProfileDialog/EditProfileDialog.tsx"),
  "EditProfileDialog",
);
const ContactDialog = part(
  () => import("../../profile-editing/ContactDialog/ContactDialog.tsx"),
  "ContactDialog",
);
const AddressDialog = part(
  () => import("../../profile-editing/AddressDialog/AddressDialog.tsx"),
  "AddressDialog",
);
const PhotoDialog = part(() => import("../../profile-editing/PhotoDialog/PhotoDialog.tsx"), "PhotoDialog");
const GalleryForm = part(() => import("../../profile-editing/GalleryForm/GalleryForm.tsx"), "GalleryForm");
const AttachmentForm = part(
  () => import("../../profile-editing/AttachmentForm/AttachmentForm.tsx"),
  "AttachmentForm",
);
const CertificatesForm = part(
  () => import("../../profile-editing/CertificatesForm/CertificatesForm.tsx"),
  "CertificatesForm",
);
const ManageProductsDialog = part(
  () => import("../../profile-editing/ManageProductsDialog/ManageProductsDialog.tsx"),
  "ManageProductsDialog",
);
const RoleDetailsDialog = part(
  () => import("../../profile-editing/RoleDetailsDialog/RoleDetailsDialog.tsx"),
  "RoleDetailsDialog",
);
const ChecklistDialog = part(
  () => import("../../profile-editing/ChecklistDialog/ChecklistDialog.tsx"),
  "ChecklistDialog",
);

export interface EditDialogProps extends Editing {
  edit: Editable;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog for one part of a profile; each is loaded separately. */
export function EditDialog({ edit, profile, onProfile, open, onOpenChange }: EditDialogProps) {
  const t = useTranslate();
  const editing: EditingProps = { open, onOpenChange, profile, onProfile };
  switch (edit.dialog) {
    case "profile":
      return <EditProfileDialog {...editing} tab={edit.tab} />;
    case "contact":
      return <ContactDialog {...editing} contact={edit.contact} />;
    case "address":
      return <AddressDialog {...editing} address={edit.address} />;
    case "gallery":
      return (
        <EditingDialog {...editing} title={t(strings.photoGallery)} size="lg">
          {() => <GalleryForm />}
        </EditingDialog>
      );
    case "attachments":
      return (
        <EditingDialog {...editing} title={t(strings.attachments)}>
          {() => <AttachmentForm />}
        </EditingDialog>
      );
    case "certificates":
      return (
        <EditingDialog {...editing} title={t(strings.certificates)} size="lg">
          {() => <CertificatesForm />}
        </EditingDialog>
      );
    case "photo":
      return <PhotoDialog {...editing} type="profile" />;
    case "products":
      return <ManageProductsDialog {...editing} ofRole={edit.ofRole} />;
    case "role":
      return <RoleDetailsDialog {...editing} ofRole={edit.ofRole} />;
    case "checklist":
      return <ChecklistDialog {...editing} ofRole={edit.ofRole} list={edit.list} />;
  }
}
