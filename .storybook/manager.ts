import "../packages/widgets/src/testing/showroom/manager.ts";
