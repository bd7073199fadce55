import type { Answers } from '../kernel/form-fields.ts';

/** A town house in Bristol, under a path. */
export function bristol(path: string): Answers {
  return {
    [`${path}.premise`]: '7',
    [`${path}.street`]: 'Park Row',
    [`${path}.postTown`]: 'Bristol',
    [`${path}.country`]: 'GB-ENG',
    [`${path}.postcode`]: 'bs1 5lj',
  };
}

/** The same as it is sent. */
export const BRISTOL = {
  premise: '7',
  street: 'Park Row',
  postTown: 'Bristol',
  country: 'GB-ENG',
  postcode: 'BS1 5LJ',
};
