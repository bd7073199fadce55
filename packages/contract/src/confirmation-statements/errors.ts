import type { ErrorKind } from '../errors.ts';

/** What is refused about a confirmation statement, beside its fields. */
export const confirmationStatementErrors = {
  'statement-not-offered': {
    status: 409,
    title: 'No statement for this company',
    detail: 'Statbook does not file confirmation statements for this kind of company.',
  },
  'no-draft': {
    status: 404,
    title: 'No statement started',
    detail: 'No confirmation statement of this company has been started. Start one on its forms page.',
  },
  'statement-under-way': {
    status: 409,
    title: 'Already on its way',
    detail:
      'A confirmation statement of this company is on its way to Companies House. It cannot be changed until there is an answer.',
  },
  'statement-paid': {
    status: 409,
    title: 'Already paid for',
    detail:
      'A payment was made, or may have been made, for this statement. Withdraw the filing on its page, so that the money is refunded.',
  },
} as const satisfies Record<string, ErrorKind>;
