import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of reopening and sending again. */
export const submissionErrors = {
  'filing-not-reopenable': kind(
    409,
    'Nothing to correct',
    'Only a filing that was rejected, or refused before it was processed, can be corrected. Its receipt shows where it is.',
  ),
  'filing-may-be-held': kind(
    409,
    'Perhaps with Companies House',
    'Companies House may still hold this filing. A corrected one could be filed beside it. Wait for the decision, or ring Companies House.',
  ),
  'filing-not-resendable': kind(
    409,
    'Nothing to send again',
    'Only an unchanged filing that Companies House could not process can be sent again. Correct it instead, or wait for the decision.',
  ),
  'filing-not-waiting': kind(
    409,
    'Nothing to wait for',
    'This filing does not wait for a change of name any more. Its receipt shows where it is.',
  ),
  'too-many-letters': kind(
    429,
    'Too many letters',
    'As many letters as are allowed have gone to clients. Try again later.',
  ),
  'dearer-than-paid': kind(
    422,
    'Dearer than what was paid',
    'The ordinary service was paid for, and this one costs more. Choose the ordinary service, or withdraw the filing, so that the money is refunded, and start again.',
  ),
  'another-filing-open': kind(
    409,
    'Another draft is open',
    'This company has another open filing of the same form. Finish or withdraw that one first.',
  ),
} as const satisfies Record<string, ErrorKind>;
