import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { campaignsJob } from "./campaigns.job.ts";
import * as campaigns from "./campaigns.service.ts";
import * as groups from "./recipient-groups.service.ts";
import { previewCampaign } from "./recipients.service.ts";

export const jobs = [campaignsJob];

export const routes: Routes<
  | "previewCampaign"
  | "createCampaign"
  | "listCampaigns"
  | "getCampaign"
  | "listCampaignRecipients"
  | "changeCampaign"
  | "listRecipientGroups"
  | "saveRecipientGroup"
  | "deleteRecipientGroup"
> = {
  previewCampaign: ({ services, actor, body }) => previewCampaign(services, signedIn(actor), body),
  createCampaign: ({ services, actor, body }) => campaigns.createCampaign(services, signedIn(actor), body),
  listCampaigns: ({ services, actor, query }) => campaigns.listCampaigns(services, signedIn(actor), query),
  getCampaign: ({ services, params }) => campaigns.getCampaign(services, params.id),
  listCampaignRecipients: ({ services, params, query }) =>
    campaigns.listCampaignRecipients(services, params.id, query),
  changeCampaign: ({ services, params, body }) => campaigns.changeCampaign(services, params.id, body),
  listRecipientGroups: ({ services, actor }) => groups.listRecipientGroups(services, signedIn(actor)),
  saveRecipientGroup: ({ services, actor, body }) =>
    groups.saveRecipientGroup(services, signedIn(actor), body),
  deleteRecipientGroup: ({ services, params }) => groups.deleteRecipientGroup(services, params.id),
};
