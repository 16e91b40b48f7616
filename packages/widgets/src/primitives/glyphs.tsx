import type { ReactNode } from "react";

/* The icons of the controls, drawn on a 16 px grid in the text's colour. */

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Glyph>
    <path d="M3.5 3.5l9 9m0-9l-9 9" />
  </Glyph>
);
export const CheckIcon = () => (
  <Glyph>
    <path d="M3 8.5l3.5 3.5L13 4.5" />
  </Glyph>
);
export const ChevronDownIcon = () => (
  <Glyph>
    <path d="M3.5 6l4.5 4.5L12.5 6" />
  </Glyph>
);
export const SortIcon = () => (
  <Glyph>
    <path d="M4.5 6L8 2.5 11.5 6M4.5 10L8 13.5l3.5-3.5" />
  </Glyph>
);
export const AlertIcon = () => (
  <Glyph>
    <path d="M8 1.8L15 14H1zM8 6.5v3.2m0 2.1v.1" />
  </Glyph>
);
export const EyeIcon = () => (
  <Glyph>
    <path d="M1.3 8S3.7 3.6 8 3.6 14.7 8 14.7 8 12.3 12.4 8 12.4 1.3 8 1.3 8z" />
    <circle cx="8" cy="8" r="2" />
  </Glyph>
);
export const EyeOffIcon = () => (
  <Glyph>
    <path d="M2.5 2.5l11 11M6.2 4A6.6 6.6 0 018 3.6c4.300 0 6.700 4.400 6.700 4.400a12 12 0 01-2 2.500M4 5.200A11.800 11.800 0 001.300 8S3.700 12.400 8 12.400c1.200 0 2.200-.3 3.100-.8" />
  </Glyph>
);
export const UploadIcon = () => (
  <Glyph>
    <path d="M8 10.500V2.500M4.800 5.500L8 2.300l3.200 3.200M2.500 10.500v2.700h11v-2.700" />
  </Glyph>
);
export const FileIcon = () => (
  <Glyph>
    <path d="M9.500 1.800H3.500v12.400h9V4.800zM9.500 1.800v3h3" />
  </Glyph>
);
export const GripIcon = () => (
  <Glyph>
    <path d="M5.500 3.500v.01M5.500 8v.01M5.500 12.500v.01M10.500 3.500v.01M10.500 8v.01M10.500 12.500v.01" />
  </Glyph>
);
