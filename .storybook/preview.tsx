export { default } from "../packages/widgets/src/testing/preview.tsx";
