import type { ErrorKind } from '../errors.ts';

/** What is refused about a form, beside its fields. */
export const formErrors = {
  'form-not-offered': {
    status: 409,
    title: 'Not for this company',
    detail: 'This form cannot be filed for this company. The forms page says why.',
  },
  'form-open-already': {
    status: 409,
    title: 'Already started',
    detail: 'A draft of this form is open for the same matter. Go on with that one, or delete it first.',
  },
  'form-under-way': {
    status: 409,
    title: 'Already on its way',
    detail: 'This form has been submitted. It cannot be changed until there is an answer.',
  },
  'form-paid': {
    status: 409,
    title: 'Already paid for',
    detail:
      'A payment was made, or may have been made, for this form. Withdraw the filing on its page, so that the money is refunded.',
  },
  'form-not-to-deliver': {
    status: 409,
    title: 'Nothing to deliver',
    detail: 'This form does not wait to be delivered by hand. Its receipt says where it is.',
  },
  'form-not-delivered': {
    status: 409,
    title: 'Nothing to decide',
    detail:
      'Companies House does not have this form from your hands. Record its delivery first; its receipt says where it is.',
  },
} as const satisfies Record<string, ErrorKind>;
