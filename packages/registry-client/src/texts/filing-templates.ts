import type { Texts } from './readable.ts';

/**
 * Texts of filings by the registry's description keys. A key ending in `*` is a family: it serves every key
 * that begins so; in the families of accounts what follows is their kind, `{accounts_type}`. A part in square
 * brackets drops out when a value in it is missing; of parts parted by a bar the first complete one stays, for values that say
 * it all themselves.
 */
export const FILING_TEMPLATES: Texts = {
  'incorporation-company*': 'Company incorporated[ on {incorporation_date}]',
  'memorandum-articles*': 'Memorandum and articles of association',

  'confirmation-statement': 'Confirmation statement[: {original_description}]',
  'confirmation-statement-with-no-updates*':
    'Confirmation statement without changes[, made up to {made_up_date}]',
  'confirmation-statement-with-updates*': 'Confirmation statement with changes[, made up to {made_up_date}]',
  'confirmation-statement-with-made-up-date*': 'Confirmation statement[, made up to {made_up_date}]',
  'annual-return-company*': 'Annual return[, made up to {made_up_date}]',

  'accounts-with-accounts-type-*': 'Accounts ({accounts_type})[, made up to {made_up_date}]',
  'accounts-with-made-up-date*': 'Accounts[, made up to {made_up_date}]',
  'accounts-amended-with-accounts-type-*': 'Amended accounts ({accounts_type})[, made up to {made_up_date}]',
  'accounts-amended-with-made-up-date*': 'Amended accounts[, made up to {made_up_date}]',
  'change-account-reference-date-company-current-extended*':
    'Current accounting period made longer[, from {made_up_date}][ to {new_date}]',
  'change-account-reference-date-company-current-shortened*':
    'Current accounting period made shorter[, from {made_up_date}][ to {new_date}]',
  'change-account-reference-date-company-previous-extended*':
    'Previous accounting period made longer[, from {made_up_date}][ to {new_date}]',
  'change-account-reference-date-company-previous-shortened*':
    'Previous accounting period made shorter[, from {made_up_date}][ to {new_date}]',

  'change-registered-office-address-company*':
    'Registered office moved[ from {old_address}][ to {new_address}][ on {change_date}]',
  'default-companies-house-registered-office-address-applied*':
    'Registered office replaced by the default address at Companies House[ on {default_address_applied_date}]',
  'change-sail-address-company*': 'Single alternative inspection location changed[ to {new_address}]',
  'move-registers-to-sail-company*': 'Registers moved to the single alternative inspection location',
  'move-registers-to-registered-office-company*': 'Registers moved to the registered office',

  'appoint-person-director-company*': 'Director appointed[: {officer_name}][, {appointment_date}]',
  'appoint-corporate-director-company*':
    'Corporate director appointed[: {officer_name}][, {appointment_date}]',
  'appoint-person-secretary-company*': 'Secretary appointed[: {officer_name}][, {appointment_date}]',
  'appoint-corporate-secretary-company*':
    'Corporate secretary appointed[: {officer_name}][, {appointment_date}]',
  'termination-director-company*': 'Director left[: {officer_name}][, {termination_date}]',
  'termination-secretary-company*': 'Secretary left[: {officer_name}][, {termination_date}]',
  'change-person-director-company*': 'Director’s details changed[: {officer_name}][, {change_date}]',
  'change-corporate-director-company*':
    'Corporate director’s details changed[: {officer_name}][, {change_date}]',
  'change-person-secretary-company*': 'Secretary’s details changed[: {officer_name}][, {change_date}]',
  'change-corporate-secretary-company*':
    'Corporate secretary’s details changed[: {officer_name}][, {change_date}]',

  'notification-of-a-person-with-significant-control*':
    'Person with significant control notified[: {psc_name}][, {notification_date}]',
  'change-to-a-person-with-significant-control*':
    'Details of a person with significant control changed[: {psc_name}][, {change_date}]',
  'cessation-of-a-person-with-significant-control*':
    'Person with significant control ceased[: {psc_name}][, {cessation_date}]',
  'notification-of-a-person-with-significant-control-statement*':
    'Statement about persons with significant control given',
  'withdrawal-of-a-person-with-significant-control-statement*':
    'Statement about persons with significant control withdrawn[, {withdrawal_date}]',

  'statement-of-capital*': 'Statement of capital[, {date}]',
  'capital-allotment-shares*': 'Shares allotted[, {date}]',
  'capital-alter-shares-consolidation*': 'Shares consolidated[, {date}]',
  'capital-alter-shares-subdivision*': 'Shares subdivided[, {date}]',
  'capital-alter-shares-redemption*': 'Shares redeemed[, {date}]',
  'capital-alter-shares-reconversion*': 'Stock reconverted into shares[, {date}]',
  'capital-return-purchase-own-shares*': 'Company bought own shares[, {date}]',
  'capital-cancellation-shares*': 'Shares cancelled[, {date}]',
  'capital-cancellation-treasury-shares*': 'Treasury shares cancelled[, {date}]',
  'capital-statement-capital-company*': 'Statement of capital after a reduction[, {date}]',
  'capital-name-of-class-of-shares*': 'Class of shares renamed[, {date}]',
  'capital-variation-of-rights-attached-to-shares*': 'Rights of shares varied[, {date}]',

  'mortgage-create-with-deed*': 'Charge registered[: {charge_number}][, created {charge_creation_date}]',
  'mortgage-satisfy-charge-full*':
    'Charge satisfied in full[: {charge_number}][, {mortgage_satisfaction_date}]',
  'mortgage-satisfy-charge-part*':
    'Charge satisfied in part[: {charge_number}][, {mortgage_satisfaction_date}]',

  'certificate-change-of-name-company*': '[{description}|Name changed]',
  'change-of-name-by-resolution*': '[{description}|Name changed by resolution]',
  'change-of-name-notice*': 'Notice of a change of name',
  resolution: '[{description}|Resolutions]',
  'resolution-adopt-articles*': 'Resolution to adopt articles of association',
  'resolution-adopt-memorandum-and-articles*': 'Resolution to adopt memorandum and articles of association',
  'resolution-alteration-articles*': 'Resolution to change the articles of association',
  'resolution-securities*': 'Resolution to authorise the allotment of shares',
  'resolution-removal-pre-emption*': 'Resolution to set aside pre-emption rights',
  'resolution-varying-share-rights*': 'Resolution to vary the rights or the name of shares',
  'resolution-change-of-name*': 'Resolution to change the company’s name[, {resolution_date}]',

  'dissolution-application-strike-off-company*': 'Application to be struck off',
  'dissolution-withdrawal-application-strike-off-company*': 'Application to be struck off withdrawn',
  'dissolution-voluntary-strike-off-suspended*': 'Voluntary strike-off suspended',
  'dissolution-voluntary-strike-off-discontinued*': 'Voluntary strike-off ended',
  'dissolved-compulsory-strike-off-suspended*': 'Compulsory strike-off suspended',
  'gazette-notice-voluntary*': 'Gazette: first notice of voluntary strike-off',
  'gazette-notice-compulsory*': 'Gazette: first notice of compulsory strike-off',
  'gazette-filings-brought-up-to-date*': 'Gazette: compulsory strike-off ended',
  'gazette-dissolved-voluntary*': 'Gazette: dissolved by voluntary strike-off',
  'gazette-dissolved-compulsory*': 'Gazette: dissolved by compulsory strike-off',
  'gazette-dissolved-liquidation*': 'Gazette: dissolved after liquidation',

  'liquidation-voluntary-appointment-of-liquidator*': 'Liquidator appointed in a voluntary liquidation',
  'liquidation-voluntary-statement-of-affairs*': 'Statement of affairs in a voluntary liquidation',
};
