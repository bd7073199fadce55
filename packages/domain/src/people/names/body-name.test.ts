import { describe, expect, it } from 'vitest';
import { bodyNameKey } from './body-name.ts';

describe('the name of a body', () => {
  it.each([
    ['The Plum & Pear Company Limited', 'PLUM AND PEAR CO. LTD'],
    ['Plum Public Limited Company', 'Plum P.L.C.'],
    ['Perllan Cyfyngedig', 'PERLLAN CYF.'],
    ['Plum Incorporated', 'Plum, Inc.'],
    ['Plum-Pear Corporation', 'PLUM PEAR CORP'],
    ['Société Générale', 'SOCIETE GENERALE'],
  ])('is the same in %s and %s', (one, other) => {
    expect(bodyNameKey(one)).toBe(bodyNameKey(other));
  });

  it.each([
    ['Plum Limited', 'Plum PLC'],
    ['Plum Limited', 'Plum Holdings Limited'],
    ['Plum Limited', 'Plum'],
    ['The', ''],
  ])('is another in %s than in “%s”', (one, other) => {
    expect(bodyNameKey(one)).not.toBe(bodyNameKey(other));
  });
});
