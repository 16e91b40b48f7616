/** Said where a file is uploaded but none was chosen. */
export const noFileChosen = "You must select a file to add.";
