/** Replaces packages in the bundle that the CLI never uses. */
export default {};
