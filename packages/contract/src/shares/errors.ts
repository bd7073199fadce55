import type { ErrorKind } from '../errors.ts';

/** Refusals of the share register. */
export const shareErrors = {
  'entry-in-the-way': {
    status: 409,
    title: 'An entry stands in the way',
    detail:
      'A later entry relies on these shares and could not stand any more. Reverse that entry first, or choose another date.',
  },
  'too-few-shares': {
    status: 409,
    title: 'Too few shares',
    detail: 'There are not so many shares to give up on that date.',
  },
  'entry-not-reversible': {
    status: 409,
    title: 'Not reversed',
    detail: 'This entry is a reversal, or it was reversed before. Record what should stand as a new entry.',
  },
  'entry-unchanged': {
    status: 409,
    title: 'Nothing is corrected',
    detail:
      'This is what the entry says already. Change what is wrong in it, or reverse it if it should not stand at all.',
  },
  'entry-key-used': {
    status: 409,
    title: 'Not recorded',
    detail: 'Something else was recorded under the same key. Each entry needs a key of its own.',
  },
  'certificate-not-live': {
    status: 409,
    title: 'Not a live certificate',
    detail:
      'This certificate has ended since, or there is none of that number. Look at the register of certificates.',
  },
  'class-in-issue': {
    status: 409,
    title: 'Class not changed',
    detail:
      'This class has had shares in issue. Its name, rights and nominal value are changed by an entry in the register.',
  },
  'allotment-recorded': {
    status: 409,
    title: 'Allotment recorded',
    detail: 'This allotment is in the register. Reverse the entry if it is wrong.',
  },
  'no-opening-balance': {
    status: 409,
    title: 'No opening balance',
    detail:
      'The register has no opening balance that could be replaced. Its history is entered in the books themselves.',
  },
  'opening-differs': {
    status: 409,
    title: 'Not replaced',
    detail:
      'The history does not add up to the opening balance, or an entry of it cannot stand. Compare them again: what differs is named.',
  },
} as const satisfies Record<string, ErrorKind>;
