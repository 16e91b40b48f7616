import type { Routes } from "../handler.ts";
import { getBusinessTypesReport, getCategoriesByBusinessTypeReport } from "./reports.service.ts";

export const routes: Routes<"getBusinessTypesReport" | "getCategoriesByBusinessTypeReport"> = {
  getBusinessTypesReport: async ({ services, access }) => getBusinessTypesReport(services, access),
  getCategoriesByBusinessTypeReport: async ({ services, access }) =>
    getCategoriesByBusinessTypeReport(services, access),
};
