import { expect, it } from 'vitest';
import { partOfPostcode } from './postcode-areas.ts';

it.each([
  ['EH2 4AD', 'GB-SCT'],
  ['g2 1aa', 'GB-SCT'],
  ['BT1 5GS', 'GB-NIR'],
  ['CF14 3UZ', 'GB-WLS'],
  ['E1 6AN', 'GB-ENG'],
  ['EC1A 1BB', 'GB-ENG'],
  ['BS1 5LJ', 'GB-ENG'],
  // On a border.
  ['TD15 1AA', undefined],
  ['CH5 1AA', undefined],
  ['SY10 1AA', undefined],
  ['NP16 1AA', undefined],
  ['JE2 3AB', undefined],
  ['nowhere', undefined],
])('%s lies in %s', (postcode, part) => expect(partOfPostcode(postcode)).toBe(part));
