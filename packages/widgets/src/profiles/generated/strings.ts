// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString, Tag } from "@foodshed/sdk/locale";

/** Breadcrumb */
export const breadcrumb: LocalizedString = { id: "profiles.breadcrumb", english: "Breadcrumb" };

/** All Profiles */
export const allProfiles: LocalizedString = { id: "profiles.allProfiles", english: "All Profiles" };

/** Profile */
export const profile: LocalizedString = { id: "profiles.profile", english: "Profile" };

/** Business */
export const business: LocalizedString = { id: "profiles.business", english: "Business" };

/** About */
export const about: LocalizedString = { id: "profiles.about", english: "About" };

/** Contact */
export const contact: LocalizedString = { id: "profiles.contact", english: "Contact" };

/** Photos */
export const photos: LocalizedString = { id: "profiles.photos", english: "Photos" };

/** Classifieds */
export const classifieds: LocalizedString = { id: "profiles.classifieds", english: "Classifieds" };

/** Connections */
export const connections: LocalizedString = { id: "profiles.connections", english: "Connections" };

/** Back to the top */
export const backToTop: LocalizedString = { id: "profiles.backToTop", english: "Back to the top" };

/** Photo of {business} */
export const photoOf: LocalizedString<{ business: string | number }> = { id: "profiles.photoOf", english: ["Photo of ",["business"]] };

/** Change photo */
export const changePhoto: LocalizedString = { id: "profiles.changePhoto", english: "Change photo" };

/** Edit Your Profile */
export const editProfile: LocalizedString = { id: "profiles.editProfile", english: "Edit Your Profile" };

/** Message */
export const message: LocalizedString = { id: "profiles.message", english: "Message" };

/** Request Membership */
export const requestMembership: LocalizedString = { id: "profiles.requestMembership", english: "Request Membership" };

/** <link>Log in</link> to ask for membership. */
export const logInToAsk: LocalizedString<{ link: Tag }> = { id: "profiles.logInToAsk", english: [["link","Log in"]," to ask for membership."] };

/** Edit links */
export const editLinks: LocalizedString = { id: "profiles.editLinks", english: "Edit links" };

/** This business is located in the Greenbelt! */
export const greenbelt: LocalizedString = { id: "profiles.greenbelt", english: "This business is located in the Greenbelt!" };

/** Roles */
export const roles: LocalizedString = { id: "profiles.roles", english: "Roles" };

/** About {business} */
export const aboutBusiness: LocalizedString<{ business: string | number }> = { id: "profiles.aboutBusiness", english: ["About ",["business"]] };

/** This profile does not currently have a description */
export const noDescription: LocalizedString = { id: "profiles.noDescription", english: "This profile does not currently have a description" };

/** Show the whole description */
export const wholeDescription: LocalizedString = { id: "profiles.wholeDescription", english: "Show the whole description" };

/** Show less of the description */
export const lessDescription: LocalizedString = { id: "profiles.lessDescription", english: "Show less of the description" };

/** Edit description */
export const editDescription: LocalizedString = { id: "profiles.editDescription", english: "Edit description" };

/** I am a */
export const iAmA: LocalizedString = { id: "profiles.iAmA", english: "I am a" };

/** No Business Type */
export const noBusinessType: LocalizedString = { id: "profiles.noBusinessType", english: "No Business Type" };

/** Services Needed */
export const servicesNeeded: LocalizedString = { id: "profiles.servicesNeeded", english: "Services Needed" };

/** Services Offered */
export const servicesOffered: LocalizedString = { id: "profiles.servicesOffered", english: "Services Offered" };

/** None */
export const none: LocalizedString = { id: "profiles.none", english: "None" };

/** None */
export const noneFeminine: LocalizedString = { id: "profiles.noneFeminine", english: "None" };

/** Other */
export const other: LocalizedString = { id: "profiles.other", english: "Other" };

/** Third-party liability insurance: Yes */
export const insured: LocalizedString = { id: "profiles.insured", english: "Third-party liability insurance: Yes" };

/** Third-party liability insurance: No */
export const notInsured: LocalizedString = { id: "profiles.notInsured", english: "Third-party liability insurance: No" };

/** Third-party liability insurance: not stated */
export const insuranceNotStated: LocalizedString = { id: "profiles.insuranceNotStated", english: "Third-party liability insurance: not stated" };

/** Attachments */
export const attachments: LocalizedString = { id: "profiles.attachments", english: "Attachments" };

/** Edit attachments */
export const editAttachments: LocalizedString = { id: "profiles.editAttachments", english: "Edit attachments" };

/** Edit */
export const edit: LocalizedString = { id: "profiles.edit", english: "Edit" };

/** Edit: {label} */
export const editFact: LocalizedString<{ label: string | number }> = { id: "profiles.editFact", english: ["Edit: ",["label"]] };

/** Edit {name} */
export const editNamed: LocalizedString<{ name: string | number }> = { id: "profiles.editNamed", english: ["Edit ",["name"]] };

/** Buy Online */
export const buyOnline: LocalizedString = { id: "profiles.buyOnline", english: "Buy Online" };

/** Visit the store */
export const visitStore: LocalizedString = { id: "profiles.visitStore", english: "Visit the store" };

/** Membership */
export const membership: LocalizedString = { id: "profiles.membership", english: "Membership" };

/** Remove */
export const remove: LocalizedString = { id: "profiles.remove", english: "Remove" };

/** Remove {business} */
export const removeNamed: LocalizedString<{ business: string | number }> = { id: "profiles.removeNamed", english: ["Remove ",["business"]] };

/** {count, plural, one {All # member} other {All # members}} */
export const allMembers: LocalizedString<{ count: number }> = { id: "profiles.allMembers", english: [["count",2,{"one":["All ",0," member"],"other":["All ",0," members"]}]] };

/** Phone */
export const phone: LocalizedString = { id: "profiles.phone", english: "Phone" };

/** Cell */
export const cell: LocalizedString = { id: "profiles.cell", english: "Cell" };

/** Fax */
export const fax: LocalizedString = { id: "profiles.fax", english: "Fax" };

/** Edit primary contact */
export const editPrimaryContact: LocalizedString = { id: "profiles.editPrimaryContact", english: "Edit primary contact" };

/** Edit contact */
export const editContact: LocalizedString = { id: "profiles.editContact", english: "Edit contact" };

/** Add a Contact */
export const addContact: LocalizedString = { id: "profiles.addContact", english: "Add a Contact" };

/** This business keeps its contact details to itself. Send it a message instead. */
export const contactHidden: LocalizedString = { id: "profiles.contactHidden", english: "This business keeps its contact details to itself. Send it a message instead." };

/** Locations */
export const locations: LocalizedString = { id: "profiles.locations", english: "Locations" };

/** Edit address */
export const editAddress: LocalizedString = { id: "profiles.editAddress", english: "Edit address" };

/** Add an Address */
export const addAddress: LocalizedString = { id: "profiles.addAddress", english: "Add an Address" };

/** Photo Gallery */
export const photoGallery: LocalizedString = { id: "profiles.photoGallery", english: "Photo Gallery" };

/** Edit photos */
export const editPhotos: LocalizedString = { id: "profiles.editPhotos", english: "Edit photos" };

/** No Gallery Photos Available */
export const noPhotos: LocalizedString = { id: "profiles.noPhotos", english: "No Gallery Photos Available" };

/** {business}, photo {number} of {count} */
export const photoNumber: LocalizedString<{ business: string | number; count: string | number; number: string | number }> = { id: "profiles.photoNumber", english: [["business"],", photo ",["number"]," of ",["count"]] };

/** This photo could not be loaded. */
export const photoNotLoaded: LocalizedString = { id: "profiles.photoNotLoaded", english: "This photo could not be loaded." };

/** Editing */
export const editing: LocalizedString = { id: "profiles.editing", english: "Editing" };

/** This is your profile. */
export const ownProfile: LocalizedString = { id: "profiles.ownProfile", english: "This is your profile." };

/** You are editing the profile of {business}. */
export const editingProfileOf: LocalizedString<{ business: string | number }> = { id: "profiles.editingProfileOf", english: ["You are editing the profile of ",["business"],"."] };

/** Nobody else sees it yet. */
export const notPublished: LocalizedString = { id: "profiles.notPublished", english: "Nobody else sees it yet." };

/** Open the Profile Hub */
export const openProfileHub: LocalizedString = { id: "profiles.openProfileHub", english: "Open the Profile Hub" };

/** View as others see it */
export const viewAsOthers: LocalizedString = { id: "profiles.viewAsOthers", english: "View as others see it" };

/** View Your Consumer-Facing Profile<hidden>, in a new tab</hidden> */
export const viewConsumerProfile: LocalizedString<{ hidden: Tag }> = { id: "profiles.viewConsumerProfile", english: ["View Your Consumer-Facing Profile",["hidden",", in a new tab"]] };

/** What we do */
export const whatWeDo: LocalizedString = { id: "profiles.whatWeDo", english: "What we do" };

/** We buy */
export const weBuy: LocalizedString = { id: "profiles.weBuy", english: "We buy" };

/** We sell */
export const weSell: LocalizedString = { id: "profiles.weSell", english: "We sell" };

/** We process */
export const weProcess: LocalizedString = { id: "profiles.weProcess", english: "We process" };

/** We are not currently buying any products */
export const notBuying: LocalizedString = { id: "profiles.notBuying", english: "We are not currently buying any products" };

/** We are not currently selling any products */
export const notSelling: LocalizedString = { id: "profiles.notSelling", english: "We are not currently selling any products" };

/** We are not currently processing any products */
export const notProcessing: LocalizedString = { id: "profiles.notProcessing", english: "We are not currently processing any products" };

/** Manage Products */
export const manageProducts: LocalizedString = { id: "profiles.manageProducts", english: "Manage Products" };

/** Manage Products: {role} */
export const manageProductsOf: LocalizedString<{ role: string | number }> = { id: "profiles.manageProductsOf", english: ["Manage Products: ",["role"]] };

/** Edit Buyer Details */
export const editBuyerDetails: LocalizedString = { id: "profiles.editBuyerDetails", english: "Edit Buyer Details" };

/** Edit Seller Details */
export const editSellerDetails: LocalizedString = { id: "profiles.editSellerDetails", english: "Edit Seller Details" };

/** Edit Processor Details */
export const editProcessorDetails: LocalizedString = { id: "profiles.editProcessorDetails", english: "Edit Processor Details" };

/** Preferred Payment Methods */
export const paymentMethods: LocalizedString = { id: "profiles.paymentMethods", english: "Preferred Payment Methods" };

/** No Payment Methods Identified */
export const noPaymentMethods: LocalizedString = { id: "profiles.noPaymentMethods", english: "No Payment Methods Identified" };

/** Food Safety & Traceability Standards */
export const foodSafety: LocalizedString = { id: "profiles.foodSafety", english: "Food Safety & Traceability Standards" };

/** Food Safety & Traceability Standards Required */
export const foodSafetyRequired: LocalizedString = { id: "profiles.foodSafetyRequired", english: "Food Safety & Traceability Standards Required" };

/** Food Safety & Traceability Standards Certified */
export const foodSafetyCertified: LocalizedString = { id: "profiles.foodSafetyCertified", english: "Food Safety & Traceability Standards Certified" };

/** Delivery */
export const delivery: LocalizedString = { id: "profiles.delivery", english: "Delivery" };

/** Delivery Required */
export const deliveryRequired: LocalizedString = { id: "profiles.deliveryRequired", english: "Delivery Required" };

/** Third-Party Insurance */
export const insurance: LocalizedString = { id: "profiles.insurance", english: "Third-Party Insurance" };

/** Third-Party Insurance Required */
export const insuranceRequired: LocalizedString = { id: "profiles.insuranceRequired", english: "Third-Party Insurance Required" };

/** Not stated */
export const insuranceUnknown: LocalizedString = { id: "profiles.insuranceUnknown", english: "Not stated" };

/** Business Classifications */
export const businessClassifications: LocalizedString = { id: "profiles.businessClassifications", english: "Business Classifications" };

/** Business Size */
export const businessSize: LocalizedString = { id: "profiles.businessSize", english: "Business Size" };

/** Not stated */
export const notStated: LocalizedString = { id: "profiles.notStated", english: "Not stated" };

/** Processing Methods */
export const processingMethods: LocalizedString = { id: "profiles.processingMethods", english: "Processing Methods" };

/** Processing Formats */
export const processingFormats: LocalizedString = { id: "profiles.processingFormats", english: "Processing Formats" };

/** Processing Volume */
export const processingVolume: LocalizedString = { id: "profiles.processingVolume", english: "Processing Volume" };

/** Co-Packing */
export const coPacking: LocalizedString = { id: "profiles.coPacking", english: "Co-Packing" };

/** Private Labelling */
export const privateLabelling: LocalizedString = { id: "profiles.privateLabelling", english: "Private Labelling" };

/** Special Orders */
export const specialOrders: LocalizedString = { id: "profiles.specialOrders", english: "Special Orders" };

/** There is no business “{slug}” on Foodshed. */
export const noSuchBusiness: LocalizedString<{ slug: string | number }> = { id: "profiles.noSuchBusiness", english: ["There is no business “",["slug"],"” on Foodshed."] };

/** Which business? Put the last part of its profile’s address into the attribute “slug”. */
export const whichBusiness: LocalizedString = { id: "profiles.whichBusiness", english: "Which business? Put the last part of its profile’s address into the attribute “slug”." };

/** Getting Started */
export const gettingStarted: LocalizedString = { id: "profiles.gettingStarted", english: "Getting Started" };

/** Hide these steps */
export const hideSteps: LocalizedString = { id: "profiles.hideSteps", english: "Hide these steps" };

/** Profile Info */
export const profileInfo: LocalizedString = { id: "profiles.profileInfo", english: "Profile Info" };

/** Discover */
export const discover: LocalizedString = { id: "profiles.discover", english: "Discover" };

/** Describe your business */
export const describeBusiness: LocalizedString = { id: "profiles.describeBusiness", english: "Describe your business" };

/** Choose your business types */
export const chooseBusinessTypes: LocalizedString = { id: "profiles.chooseBusinessTypes", english: "Choose your business types" };

/** Add a profile picture */
export const addProfilePicture: LocalizedString = { id: "profiles.addProfilePicture", english: "Add a profile picture" };

/** Say where you are */
export const sayWhere: LocalizedString = { id: "profiles.sayWhere", english: "Say where you are" };

/** Leave a telephone number */
export const leavePhone: LocalizedString = { id: "profiles.leavePhone", english: "Leave a telephone number" };

/** Link your website or social media */
export const linkWebsite: LocalizedString = { id: "profiles.linkWebsite", english: "Link your website or social media" };

/** Name the services you offer */
export const nameServicesOffered: LocalizedString = { id: "profiles.nameServicesOffered", english: "Name the services you offer" };

/** Name the services you are looking for */
export const nameServicesNeeded: LocalizedString = { id: "profiles.nameServicesNeeded", english: "Name the services you are looking for" };

/** List what you buy */
export const listWhatYouBuy: LocalizedString = { id: "profiles.listWhatYouBuy", english: "List what you buy" };

/** List your products */
export const listProducts: LocalizedString = { id: "profiles.listProducts", english: "List your products" };

/** Choose a masthead */
export const chooseMasthead: LocalizedString = { id: "profiles.chooseMasthead", english: "Choose a masthead" };

/** Say when you are open */
export const sayWhenOpen: LocalizedString = { id: "profiles.sayWhenOpen", english: "Say when you are open" };

/** Fill in your buyer details */
export const fillInBuyerDetails: LocalizedString = { id: "profiles.fillInBuyerDetails", english: "Fill in your buyer details" };

/** Fill in your seller details */
export const fillInSellerDetails: LocalizedString = { id: "profiles.fillInSellerDetails", english: "Fill in your seller details" };

/** Fill in your processor details */
export const fillInProcessorDetails: LocalizedString = { id: "profiles.fillInProcessorDetails", english: "Fill in your processor details" };

/** Name your processing methods */
export const nameProcessingMethods: LocalizedString = { id: "profiles.nameProcessingMethods", english: "Name your processing methods" };

/** Name your food safety standards */
export const nameFoodSafety: LocalizedString = { id: "profiles.nameFoodSafety", english: "Name your food safety standards" };

/** Find businesses near you */
export const findBusinesses: LocalizedString = { id: "profiles.findBusinesses", english: "Find businesses near you" };

/** Read the classifieds */
export const readClassifieds: LocalizedString = { id: "profiles.readClassifieds", english: "Read the classifieds" };

/** Invite your first members */
export const inviteMembers: LocalizedString = { id: "profiles.inviteMembers", english: "Invite your first members" };

/** Join a buy-local network */
export const joinNetwork: LocalizedString = { id: "profiles.joinNetwork", english: "Join a buy-local network" };

/** Seasons and prices */
export const seasonsAndPrices: LocalizedString = { id: "profiles.seasonsAndPrices", english: "Seasons and prices" };

/** smallest order {amount} */
export const smallestOrder: LocalizedString<{ amount: string | number }> = { id: "profiles.smallestOrder", english: ["smallest order ",["amount"]] };

/** delivered on {days} */
export const deliveredOn: LocalizedString<{ days: string | number }> = { id: "profiles.deliveredOn", english: ["delivered on ",["days"]] };

/** {count, plural, one {Show one more} other {Show # more}} */
export const moreSeasons: LocalizedString<{ count: number }> = { id: "profiles.moreSeasons", english: [["count",2,{"one":"Show one more","other":["Show ",0," more"]}]] };

/** This week from the members */
export const thisWeekLink: LocalizedString = { id: "profiles.thisWeekLink", english: "This week from the members" };

/** Updated <time>this week</time> */
export const updatedThisWeek: LocalizedString<{ time: Tag }> = { id: "profiles.updatedThisWeek", english: ["Updated ",["time","this week"]] };

/** Updated in <time>{month}</time> */
export const updatedIn: LocalizedString<{ month: string | number; time: Tag }> = { id: "profiles.updatedIn", english: ["Updated in ",["time",["month"]]] };

/** Edit certificates */
export const editCertificates: LocalizedString = { id: "profiles.editCertificates", english: "Edit certificates" };

/** Certificates */
export const certificates: LocalizedString = { id: "profiles.certificates", english: "Certificates" };

/** Find a product */
export const findProduct: LocalizedString = { id: "profiles.findProduct", english: "Find a product" };

/** {found, number} of {total, number} */
export const productsFound: LocalizedString<{ found: number; total: number }> = { id: "profiles.productsFound", english: [["found",4]," of ",["total",4]] };
