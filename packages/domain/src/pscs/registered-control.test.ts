import { describe, expect, it } from 'vitest';
import { bandsOfNatures, noticeStillDue } from './registered-control.ts';

const half = { shares: '50-to-75-percent', votes: '50-to-75-percent' } as const;
const quarter = { shares: '25-to-50-percent', votes: '25-to-50-percent' } as const;
const none = { shares: undefined, votes: undefined };
const registered = (bands: Pick<typeof half | typeof quarter, 'shares' | 'votes'>) => ({
  isCurrent: true,
  ...bands,
});

describe('a change of control beside the record of those in control', () => {
  it('needs nothing where the record shows it already', () => {
    expect(noticeStillDue({ notice: 'became', after: half }, registered(half))).toBe('nothing');
    expect(noticeStillDue({ notice: 'changed', after: quarter }, registered(quarter))).toBe('nothing');
    expect(noticeStillDue({ notice: 'ceased', after: none }, undefined)).toBe('nothing');
    const ceased = { ...none, isCurrent: false };
    expect(noticeStillDue({ notice: 'ceased', after: none }, ceased)).toBe('nothing');
  });

  it('is notified as what the record lacks', () => {
    expect(noticeStillDue({ notice: 'became', after: half }, undefined)).toBe('became');
    expect(noticeStillDue({ notice: 'became', after: half }, registered(quarter))).toBe('changed');
    expect(noticeStillDue({ notice: 'changed', after: quarter }, undefined)).toBe('became');
    expect(noticeStillDue({ notice: 'ceased', after: none }, registered(half))).toBe('ceased');
  });

  it('compares the votes alone where the share band is for people to say', () => {
    const after = { shares: 'several-currencies', votes: '50-to-75-percent' } as const;
    expect(noticeStillDue({ notice: 'became', after }, registered(half))).toBe('nothing');
    expect(noticeStillDue({ notice: 'became', after }, registered(quarter))).toBe('changed');
    expect(noticeStillDue({ notice: 'asked', after }, registered(half))).toBe('asked');
  });

  it('reads bands out of natures of control, and leaves trusts and firms to people', () => {
    const natures = ['ownership-of-shares-25-to-50-percent', 'voting-rights-50-to-75-percent'];
    expect(bandsOfNatures(natures)).toEqual({ shares: '25-to-50-percent', votes: '50-to-75-percent' });
    expect(bandsOfNatures(['ownership-of-shares-25-to-50-percent-as-trust'])).toEqual(none);
  });
});
