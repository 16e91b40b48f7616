/** Stands in for Ink's development tools in the bundle. */
export default {};
