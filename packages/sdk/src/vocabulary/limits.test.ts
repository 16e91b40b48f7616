import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as limits from "./limits.ts";

const contract = join(import.meta.dirname, "../../../../openapi.yaml");
const { schemas } = parse(readFileSync(contract, "utf8")).components;
const { properties: onBehalf } = schemas.OnBehalfSignupRequest;
const { properties: own } = schemas.SignupRequest;
const { properties: highlight } = schemas.HighlightDetailsInput;

describe("limits", () => {
  it.each([
    ["ids", limits.ID_MAX, schemas.Id.maximum],
    ["names of persons", limits.PERSON_NAME_MAX_LENGTH, schemas.PersonName.maxLength],
    ["names of businesses", limits.BUSINESS_NAME_MAX_LENGTH, schemas.BusinessName.maxLength],
    ["job titles", limits.JOB_TITLE_MAX_LENGTH, onBehalf.title.maxLength],
    ["email addresses", limits.EMAIL_MAX_LENGTH, schemas.Email.maxLength],
    ["telephone numbers", limits.PHONE_MAX_LENGTH, schemas.PhoneInput.maxLength],
    ["postal codes", limits.POSTAL_CODE_MAX_LENGTH, schemas.PostalCode.maxLength],
    ["web addresses", limits.WEB_ADDRESS_MAX_LENGTH, schemas.UrlInput.maxLength],
    ["pages on social networks", limits.WEB_ADDRESS_MAX_LENGTH, schemas.SocialInput.maxLength],
    ["lines of an address", limits.LINE_MAX_LENGTH, schemas.AddressLine.maxLength],
    ["other lines", limits.LINE_MAX_LENGTH, schemas.ShortText.maxLength],
    [
      "what businesses say of themselves",
      limits.PROFILE_DESCRIPTION_MAX_LENGTH,
      schemas.ProfileDetailsInput.properties.description.maxLength,
    ],
    [
      "cities of a shipment",
      limits.SHIPPING_CITY_MAX_LENGTH,
      schemas.ShippingAddress.properties.city.maxLength,
    ],
    ["names of products", limits.PRODUCT_NAME_MAX_LENGTH, schemas.ProductName.maxLength],
    ["titles of classifieds", limits.CLASSIFIED_TITLE_MAX_LENGTH, schemas.ClassifiedTitle.maxLength],
    [
      "texts of classifieds",
      limits.CLASSIFIED_DESCRIPTION_MAX_LENGTH,
      schemas.ClassifiedDescription.maxLength,
    ],
    ["opening hours in words", limits.BUSINESS_HOURS_MAX_LENGTH, highlight.business_hour_details.maxLength],
    ["deliveries in words", limits.DELIVERY_DETAILS_MAX_LENGTH, highlight.delivery_details.maxLength],
    ["messages", limits.MESSAGE_MAX_LENGTH, schemas.MessageContent.maxLength],
    ["attachments of a message", limits.MESSAGE_MAX_ATTACHMENTS, schemas.MessageFiles.maxItems],
    ["short reasons", limits.HIJACK_REASON_MIN_LENGTH, schemas.HijackRequest.properties.reason.minLength],
    ["long reasons", limits.HIJACK_REASON_MAX_LENGTH, schemas.HijackRequest.properties.reason.maxLength],
    ["passwords", limits.PASSWORD_MIN_LENGTH, schemas.NewPassword.minLength],
    ["roles of an account", limits.SETTINGS_MAX_ROLES, onBehalf.roles.maxItems],
    ["roles at sign-up", limits.SIGN_UP_MAX_ADDITIONAL_ROLES + 1, own.roles.maxItems],
    ["hits of a search", limits.SEARCH_MAX_SIZE, schemas.PageSize.maximum],
    ["hits that nobody counted", limits.SEARCH_PAGE_SIZE, schemas.PageSize.default],
  ])("of %s are the contract's", (_what, ours, theirs) => {
    expect(theirs).toBeTypeOf("number");
    expect(ours).toBe(theirs);
  });
});
