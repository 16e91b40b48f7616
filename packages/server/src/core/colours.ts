/** The site's colours for what is made here, mails and plain pages: mail programs know no custom properties. */
export const light = {
  paper: "#FBF8F1",
  card: "#FFFEFA",
  ink: "#1E2A22",
  inkSoft: "#566158",
  line: "#DED8C8",
  leaf: "#24583A",
  onLeaf: "#FFFEFA",
};

/** As `light`, for readers who chose dark pages. */
export const dark = {
  paper: "#151A16",
  card: "#1C221D",
  ink: "#F2EFE6",
  inkSoft: "#B5BEB4",
  line: "#363F38",
  leaf: "#93CDA4",
  onLeaf: "#0F2418",
};
