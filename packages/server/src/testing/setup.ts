import { hashCheaply } from "./hash-cost.ts";

// Before each file of tests, also where files share their modules.
hashCheaply();
