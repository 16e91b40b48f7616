/** The error of an upload without a chosen file. */
export const noFileChosen = "You must select a file to add.";
