import type { Routes } from "../handler.ts";
import type { ServiceJob } from "../services.ts";
import * as appeals from "./appeals.service.ts";
import * as cases from "./cases.service.ts";
import * as decisions from "./decisions.service.ts";
import * as own from "./own-moderation.service.ts";
import { forgetDecidedCases } from "./retention.service.ts";
import * as signals from "./signals.service.ts";

export const jobs: ServiceJob[] = [signals.noticeSignalsJob, forgetDecidedCases];

export const routes: Routes<
  | "listModerationCases"
  | "getModerationCase"
  | "previewModerationDecision"
  | "decideModerationCase"
  | "reopenModerationCase"
  | "decideModerationAppeal"
  | "listModerationSignals"
  | "getOwnModeration"
  | "appealModerationDecision"
  | "lookUpAppealLink"
  | "appealByLink"
> = {
  listModerationCases: ({ services, actor, query }) => cases.listModerationCases(services, actor, query),
  getModerationCase: ({ services, actor, params }) => cases.getModerationCase(services, actor, params.id),
  previewModerationDecision: ({ services, actor, body }) =>
    decisions.previewModerationDecision(services, actor, body),
  decideModerationCase: ({ services, actor, body }) => decisions.decideModerationCase(services, actor, body),
  reopenModerationCase: ({ services, actor, body }) => decisions.reopenModerationCase(services, actor, body),
  decideModerationAppeal: ({ services, actor, body }) =>
    appeals.decideModerationAppeal(services, actor, body),
  listModerationSignals: ({ services, actor, query }) =>
    signals.listModerationSignals(services, actor, query),
  getOwnModeration: ({ services, actor }) => own.getOwnModeration(services, actor),
  appealModerationDecision: ({ services, actor, body }) =>
    own.appealModerationDecision(services, actor, body),
  lookUpAppealLink: ({ services, body }) => own.lookUpAppealLink(services, body),
  appealByLink: ({ services, body }) => own.appealByLink(services, body),
};
