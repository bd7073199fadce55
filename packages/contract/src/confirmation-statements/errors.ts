import { type ErrorKind, kind } from '../errors.ts';

/** What is refused about a confirmation statement, beside its fields. */
export const confirmationStatementErrors = {
  'statement-not-offered': kind(
    409,
    'No statement for this company',
    'Statbook does not file confirmation statements for this kind of company.',
  ),
  'no-draft': kind(
    404,
    'No statement started',
    'No confirmation statement of this company has been started. Start one on its forms page.',
  ),
  'statement-under-way': kind(
    409,
    'Already on its way',
    'A confirmation statement of this company is on its way to Companies House. It cannot be changed until there is an answer.',
  ),
  'statement-paid': kind(
    409,
    'Already paid for',
    'A payment was made, or may have been made, for this statement. Withdraw the filing on its page, so that the money is refunded.',
  ),
} as const satisfies Record<string, ErrorKind>;
