import { describe, expect, it } from 'vitest';
import { bandsOfNatures, noticeBesideRecord } from './control-on-record.ts';

const half = { shares: '50-to-75-percent', votes: '50-to-75-percent' } as const;
const quarter = { shares: '25-to-50-percent', votes: '25-to-50-percent' } as const;
const none = { shares: undefined, votes: undefined };
const standing = (bands: Pick<typeof half | typeof quarter, 'shares' | 'votes'>) => ({
  isCurrent: true,
  ...bands,
});

describe('a change of control beside the record of those in control', () => {
  it('needs nothing where the record shows it already', () => {
    expect(noticeBesideRecord({ notice: 'became', after: half }, standing(half))).toBe('nothing');
    expect(noticeBesideRecord({ notice: 'changed', after: quarter }, standing(quarter))).toBe('nothing');
    expect(noticeBesideRecord({ notice: 'ceased', after: none }, undefined)).toBe('nothing');
    const ceased = { ...none, isCurrent: false };
    expect(noticeBesideRecord({ notice: 'ceased', after: none }, ceased)).toBe('nothing');
  });

  it('is notified as what the record lacks', () => {
    expect(noticeBesideRecord({ notice: 'became', after: half }, undefined)).toBe('became');
    expect(noticeBesideRecord({ notice: 'became', after: half }, standing(quarter))).toBe('changed');
    expect(noticeBesideRecord({ notice: 'changed', after: quarter }, undefined)).toBe('became');
    expect(noticeBesideRecord({ notice: 'ceased', after: none }, standing(half))).toBe('ceased');
  });

  it('compares the votes alone where the share band is for people to say', () => {
    const after = { shares: 'several-currencies', votes: '50-to-75-percent' } as const;
    expect(noticeBesideRecord({ notice: 'became', after }, standing(half))).toBe('nothing');
    expect(noticeBesideRecord({ notice: 'became', after }, standing(quarter))).toBe('changed');
    expect(noticeBesideRecord({ notice: 'asked', after }, standing(half))).toBe('asked');
  });

  it('reads bands out of natures of control, and leaves trusts and firms to people', () => {
    const natures = ['ownership-of-shares-25-to-50-percent', 'voting-rights-50-to-75-percent'];
    expect(bandsOfNatures(natures)).toEqual({ shares: '25-to-50-percent', votes: '50-to-75-percent' });
    expect(bandsOfNatures(['ownership-of-shares-25-to-50-percent-as-trust'])).toEqual(none);
  });
});
