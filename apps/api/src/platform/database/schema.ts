// The tables as the queries see them; migrations/*.sql makes them, and a test compares the two.
export {
  account,
  agentCompany,
  appearance,
  appUser,
  invitation,
  notificationChoice,
  openForm,
  role,
  session,
  tableChoice,
} from './schema/accounts.ts';
export { companyDetail, companyNote, companyNoteVersion, companyTag } from './schema/administration.ts';
export {
  approvalDecision,
  approvalLink,
  approvalPolicy,
  approvalRequest,
  signatory,
  type ShownChange,
  type ShownLine,
} from './schema/approvals.ts';
export { chatMessage, chatReading, presence } from './schema/chat.ts';
export { company, document, importBatch, importLine, registryReading } from './schema/companies.ts';
export { diaryDate, diaryDateChange } from './schema/diary.ts';
export {
  type DrawnKind,
  drawnDocument,
  drawnKinds,
  filingLetter,
  type LetterDocument,
} from './schema/documents.ts';
export {
  filing,
  filingAttempt,
  filingDocument,
  filingMove,
  formDocument,
  presenterCounter,
  registerExpectation,
  registryGrant,
  shareEventFiling,
} from './schema/filings.ts';
export {
  codeInvitation,
  identityLetter,
  identityReminder,
  identityReminderSetting,
  personContact,
} from './schema/identity.ts';
export { notification } from './schema/notifications.ts';
export { nightlyReading, registerChange, registeredPerson } from './schema/people.ts';
export {
  type CodeSource,
  type ComparedEntry,
  type Particular,
  person,
  personApart,
  personCode,
  personChange,
  personChangeDraft,
  personDetail,
  personKey,
  personFilling,
  personMatch,
  personProtection,
  personRole,
} from './schema/persons.ts';
export { payment, paymentCharge, paymentMove, paymentReversal } from './schema/payments.ts';
export {
  activity,
  activityHead,
  liveEvent,
  type LivePayload,
  rateWindow,
  storedKey,
} from './schema/shared.ts';
export {
  controlProposal,
  shareCertificate,
  shareCertificateAct,
  shareCertificateEnd,
  shareCheckpoint,
  shareCheckpointLine,
  shareCertificateTemplate,
  shareClass,
  shareDraftLine,
  shareEvent,
  shareEventDuty,
  shareHistoryLine,
  shareHolder,
  shareHolderDetail,
  shareHolding,
  shareLot,
  sharePosting,
  shareTerms,
  shareTieOut,
  shareTransferRefusal,
  unregisteredPsc,
} from './schema/shares.ts';
