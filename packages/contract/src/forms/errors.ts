import { type ErrorKind, kind } from '../errors.ts';

/** What is refused about a form, beside its fields. */
export const formErrors = {
  'form-not-offered': kind(
    409,
    'Not for this company',
    'This form cannot be filed for this company. The forms page says why.',
  ),
  'form-open-already': kind(
    409,
    'Already started',
    'A draft of this form is open for the same matter. Go on with that one, or delete it first.',
  ),
  'form-under-way': kind(
    409,
    'Already on its way',
    'This form has been submitted. It cannot be changed until there is an answer.',
  ),
  'form-paid': kind(
    409,
    'Already paid for',
    'A payment was made, or may have been made, for this form. Withdraw the filing on its page, so that the money is refunded.',
  ),
  'form-not-to-deliver': kind(
    409,
    'Nothing to deliver',
    'This form does not wait to be delivered by hand. Its receipt says where it is.',
  ),
  'form-not-delivered': kind(
    409,
    'Nothing to decide',
    'Companies House does not have this form from your hands. Record its delivery first; its receipt says where it is.',
  ),
} as const satisfies Record<string, ErrorKind>;
