import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of the share register. */
export const shareErrors = {
  'entry-in-the-way': kind(
    409,
    'An entry stands in the way',
    'A later entry relies on these shares and could not stand any more. Reverse that entry first, or choose another date.',
  ),
  'too-few-shares': kind(409, 'Too few shares', 'There are not so many shares to give up on that date.'),
  'entry-not-reversible': kind(
    409,
    'Not reversed',
    'This entry is a reversal, or it was reversed before. Record what should stand as a new entry.',
  ),
  'entry-unchanged': kind(
    409,
    'Nothing is corrected',
    'This is what the entry says already. Change what is wrong in it, or reverse it if it should not stand at all.',
  ),
  'entry-key-used': kind(
    409,
    'Not recorded',
    'Something else was recorded under the same key. Each entry needs a key of its own.',
  ),
  'certificate-not-live': kind(
    409,
    'Not a live certificate',
    'This certificate has ended since, or there is none of that number. Look at the register of certificates.',
  ),
  'class-in-issue': kind(
    409,
    'Class not changed',
    'This class has had shares in issue. Its name, rights and nominal value are changed by an entry in the register.',
  ),
  'allotment-recorded': kind(
    409,
    'Allotment recorded',
    'This allotment is in the register. Reverse the entry if it is wrong.',
  ),
  'no-opening-balance': kind(
    409,
    'No opening balance',
    'The register has no opening balance that could be replaced. Its history is entered in the books themselves.',
  ),
  'opening-differs': kind(
    409,
    'Not replaced',
    'The history does not add up to the opening balance, or an entry of it cannot stand. Compare them again: what differs is named.',
  ),
} as const satisfies Record<string, ErrorKind>;
