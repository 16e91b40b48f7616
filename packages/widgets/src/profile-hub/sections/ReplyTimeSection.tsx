export { ReplyTimeForm as ReplyTimeSection } from "../../profile-editing/ReplyTimeForm/ReplyTimeForm.tsx";
