import { describe, expect, it } from 'vitest';
import { labelOfFiling } from './approval-words.ts';

describe('the label of a filing', () => {
  it.each([
    ['asked', 'Draft, approval asked for'],
    ['refused', 'Draft, approval refused'],
    ['lapsed', 'Draft, approval lapsed'],
    ['approved', 'Draft, approved'],
    ['to-ask', 'Draft'],
    ['not-needed', 'Draft'],
  ] as const)('says of a draft whose approval is %s: %s', (approval, label) => {
    expect(labelOfFiling('draft', { approval })).toBe(label);
  });

  it('is that of its state once it was filed', () => {
    expect(labelOfFiling('queued', { waitsForName: true, approval: 'approved' })).toBe(
      'Waiting for the change of name',
    );
  });
});
