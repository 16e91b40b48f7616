import { classified } from "@foodshed/sdk/testing";
import type { ReactNode } from "react";
import { ClassifiedCard } from "../../../classifieds/ClassifiedCard/ClassifiedCard.tsx";
import { Button } from "../../../primitives/Button/Button.tsx";
import { EmptyState } from "../../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../../primitives/Field/SelectField.tsx";
import { TextField } from "../../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../../primitives/FormStatus/FormStatus.tsx";
import { SmallLoadFailure } from "../../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Spinner } from "../../../primitives/Spinner/Spinner.tsx";
import { Switch } from "../../../primitives/Switch/Switch.tsx";
import { Tag } from "../../../primitives/Tag/Tag.tsx";
import type { Subject } from "./reasons.ts";

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>{children}</div>
);
const Column = ({ children, width }: { children: ReactNode; width?: number }) => (
  <div style={{ display: "grid", gap: 12, maxWidth: width }}>{children}</div>
);

const cider = classified();

/** The examples of the page “Do and don’t”, good and bad by subject. */
export const examples = {
  onePrimary: [
    <Row key="good">
      <Button>Save</Button>
      <Button variant="quiet">Cancel</Button>
    </Row>,
    <Row key="bad">
      <Button>Save</Button>
      <Button variant="accent">Save and close</Button>
      <Button variant="danger">Cancel</Button>
    </Row>,
  ],
  verbs: [
    <Row key="good">
      <Button variant="danger">Delete classified</Button>
      <Button variant="quiet">Keep it</Button>
    </Row>,
    <Row key="bad">
      <Button variant="danger">OK</Button>
      <Button variant="quiet">No</Button>
    </Row>,
  ],
  busy: [
    <Button key="good" busy>
      Saving
    </Button>,
    <Button key="bad" disabled>
      Save
    </Button>,
  ],
  label: [
    <TextField
      key="good"
      label="Business name"
      hint="As written on your sign."
      defaultValue="North Fork Dairy"
    />,
    <TextField key="bad" label="Business name" hideLabel placeholder="Business name" />,
  ],
  error: [
    <TextField
      key="good"
      label="Email"
      defaultValue="lou@northfork"
      error="Add the part after the dot, such as lou@northfork.example."
    />,
    <TextField key="bad" label="Email" defaultValue="" error="Invalid" />,
  ],
  setting: [
    <Column key="good">
      <Switch label="Mail me about new messages" checked onCheckedChange={() => {}} />
    </Column>,
    <Column key="bad">
      <SelectField
        label="Mail me about new messages"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
      />
      <Row>
        <Button size="sm">Apply</Button>
      </Row>
    </Column>,
  ],
  tag: [
    <Row key="good">
      <Tag tone="beet">Wanted</Tag>
      <Tag tone="squash">For Sale</Tag>
    </Row>,
    <Row key="bad">
      <span style={{ width: 14, height: 14, borderRadius: 7, background: "#8A2A4A" }} />
      <span style={{ width: 14, height: 14, borderRadius: 7, background: "#E2A12B" }} />
    </Row>,
  ],
  loading: [
    <Column key="good" width={280}>
      <Skeleton height="120px" radius="14px" />
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Column>,
    <Row key="bad">
      <Spinner /> Loading…
    </Row>,
  ],
  failed: [
    <SmallLoadFailure
      key="good"
      message="The classifieds could not be loaded. Please try again in a moment."
      onRetry={() => {}}
    />,
    <EmptyState key="bad" title="No classifieds" />,
  ],
  empty: [
    <EmptyState
      key="good"
      title="There are currently no classifieds."
      action={<Button>Post a Classified</Button>}
    >
      Say what you have, or what you look for.
    </EmptyState>,
    <p key="bad" style={{ margin: 0 }}>
      0 results
    </p>,
  ],
  result: [
    <Column key="good">
      <FormStatus success="Your profile was saved." />
      <Row>
        <Button>Save</Button>
      </Row>
    </Column>,
    <Column key="bad">
      <Row>
        <Button>Save</Button>
      </Row>
      <small>(“Saved” was shown in a corner for four seconds.)</small>
    </Column>,
  ],
  card: [
    <div key="good" style={{ maxWidth: 320 }}>
      <ClassifiedCard classified={cider} />
    </div>,
    <div key="bad" style={{ width: 150 }}>
      <ClassifiedCard classified={cider} />
    </div>,
  ],
} as const satisfies Record<Subject, readonly [ReactNode, ReactNode]>;
