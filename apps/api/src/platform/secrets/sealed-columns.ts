/**
 * Every column that holds sealed bytes, with the SQL of what binds them: it gives the same text as the binding that
 * the code seals with, and a test compares the two. A change of keys reads it.
 */
export const sealedColumns = [
  { table: 'account', column: 'presenter_id_sealed', binding: "'account.presenter_id:' || id" },
  { table: 'account', column: 'presenter_code_sealed', binding: "'account.presenter_code:' || id" },
  { table: 'company', column: 'authentication_code_sealed', binding: "'company.authentication_code:' || id" },
  {
    table: 'registry_reading',
    column: 'protected_sealed',
    binding: "'registry_reading.protected:' || company_id",
  },
  {
    table: 'import_line',
    column: 'authentication_code_sealed',
    binding: "'import_line.authentication_code:' || batch_id || ':' || position",
  },
  { table: 'filing', column: 'draft_sealed', binding: "'filing.draft:' || id" },
  {
    table: 'filing_attempt',
    column: 'secrets_sealed',
    binding: "'filing_attempt.secrets:' || filing_id || ':' || ordinal",
  },
  {
    table: 'filing_attempt',
    column: 'sent_sealed',
    binding: "'filing_attempt.sent:' || filing_id || ':' || ordinal",
  },
  {
    table: 'filing_attempt',
    column: 'acceptance_sealed',
    binding: "'filing_attempt.acceptance:' || filing_id || ':' || ordinal",
  },
  {
    table: 'registry_grant',
    column: 'refresh_token_sealed',
    binding: "'registry_grant.refresh_token:' || company_id || ':' || user_id",
  },
  {
    table: 'person_detail',
    column: 'held_sealed',
    binding:
      "'person_detail.held:' || company_id || ':' || register || ':' || register_key || ':' || version",
  },
  { table: 'person_code', column: 'code_sealed', binding: "'person_code.code:' || id" },
  { table: 'person_contact', column: 'email_sealed', binding: "'person_contact.email:' || id" },
  { table: 'payment', column: 'billed_to_sealed', binding: "'payment.billed_to:' || id" },
  { table: 'stored_key', column: 'key_sealed', binding: "'stored_key.key:' || name" },
] as const;
