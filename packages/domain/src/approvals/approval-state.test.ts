import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApprovalRule } from './approval-policy.ts';
import { type ApprovalDecision, approvalOf, canComplete } from './approval-state.ts';

const people = ['ada', 'ben', 'cleo', 'dan', 'eve'];
const sha = fc.constantFrom('a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64));
const somebody = fc.constantFrom(...people);

const anyLevel = fc
  .uniqueArray(somebody, { minLength: 1 })
  .chain((approvers) =>
    fc.record({ approvers: fc.constant(approvers), needed: fc.integer({ min: 1, max: approvers.length }) }),
  );
const anyRule: fc.Arbitrary<ApprovalRule> = fc
  .array(anyLevel, { minLength: 1, maxLength: 9 })
  .chain((levels) =>
    fc.record({
      levels: fc.constant(levels),
      mayApproveAlone: fc.subarray([...new Set(levels.flatMap(({ approvers }) => approvers))]),
    }),
  );
const anyDecision: fc.Arbitrary<ApprovalDecision> = fc.record({
  userId: somebody,
  decision: fc.constantFrom('approved', 'approved', 'approved', 'refused'),
  contentSha256: sha,
});
const anyQuestion = fc.record({
  rule: fc.option(anyRule, { nil: undefined }),
  asked: fc.option(
    fc.record({
      contentSha256: sha,
      decisions: fc.uniqueArray(anyDecision, { selector: ({ userId }) => userId }),
    }),
    { nil: undefined },
  ),
  contentSha256: fc.option(sha),
  preparers: fc.subarray([...people]),
});

describe('an approval', () => {
  it('is given only when each level has enough approvals of exactly what would be sent', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        if (approvalOf(question).state !== 'approved') return;
        const { rule, asked, contentSha256, preparers } = question;
        const approved = (asked?.decisions ?? [])
          .filter((each) => each.decision === 'approved' && each.contentSha256 === contentSha256)
          .map(({ userId }) => userId);
        for (const { approvers, needed } of rule?.levels ?? []) {
          expect(approvers.filter((each) => approved.includes(each)).length).toBeGreaterThanOrEqual(needed);
        }
        const counted = approved.filter((each) =>
          rule?.levels.some(({ approvers }) => approvers.includes(each)),
        );
        const isByOthers = counted.some((each) => !preparers.includes(each));
        const isNamed = counted.some((each) => rule?.mayApproveAlone.includes(each));
        expect(isByOthers || isNamed || counted.length > 1).toBe(true);
      }),
    );
  });

  it('lapses by any change of what would be sent, whatever was decided', () => {
    fc.assert(
      fc.property(anyQuestion, anyRule, fc.string(), (question, rule, other) => {
        const { asked } = question;
        if (asked === undefined || asked.contentSha256 === other) return;
        const { state, awaited } = approvalOf({ ...question, rule, contentSha256: other });
        expect([state, awaited]).toEqual(['lapsed', []]);
      }),
    );
  });

  it('is never needed without a policy', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(approvalOf({ ...question, rule: undefined }).state).toBe('not-needed');
        const rule = { levels: [], mayApproveAlone: [] };
        expect(approvalOf({ ...question, rule }).state).toBe('not-needed');
      }),
    );
  });

  it('awaits nobody who has decided, and only people whom the policy names', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { state, awaited } = approvalOf(question);
        const named = question.rule?.levels.flatMap(({ approvers }) => approvers) ?? [];
        if (state !== 'asked') expect(awaited).toEqual([]);
        for (const userId of awaited) {
          expect(named).toContain(userId);
          expect(
            question.asked?.decisions
              .filter((each) => each.contentSha256 === question.contentSha256)
              .map((each) => each.userId),
          ).not.toContain(userId);
        }
      }),
    );
  });

  it('comes when all who are awaited approve, unless only who prepared it is there to do so', () => {
    fc.assert(
      fc.property(anyRule, sha, fc.subarray([...people]), (rule, contentSha256, preparers) => {
        const decisions: ApprovalDecision[] = [];
        for (;;) {
          const picture = approvalOf({ rule, asked: { contentSha256, decisions }, contentSha256, preparers });
          const [next] = picture.awaited;
          if (next === undefined) {
            const all = new Set(rule.levels.flatMap(({ approvers }) => approvers));
            expect(picture.state === 'approved' || (picture.needsAnother && all.size === 1)).toBe(true);
            return;
          }
          decisions.push({ userId: next, decision: 'approved', contentSha256 });
        }
      }),
    );
  });
});

describe('levels', () => {
  const rule: ApprovalRule = {
    levels: [
      { approvers: ['ada', 'ben', 'cleo'], needed: 2 },
      { approvers: ['dan'], needed: 1 },
    ],
    mayApproveAlone: [],
  };
  const contentSha256 = 'a'.repeat(64);
  const after = (...approvers: string[]) =>
    approvalOf({
      rule,
      contentSha256,
      preparers: ['eve'],
      asked: {
        contentSha256,
        decisions: approvers.map((userId) => ({ userId, decision: 'approved', contentSha256 })),
      },
    });

  it('are asked one after the other', () => {
    expect(after()).toMatchObject({ state: 'asked', awaited: ['ada', 'ben', 'cleo'] });
    expect(after('ben')).toMatchObject({ state: 'asked', awaited: ['ada', 'cleo'] });
    expect(after('ben', 'ada')).toMatchObject({ state: 'asked', awaited: ['dan'] });
    expect(after('ben', 'ada', 'dan')).toMatchObject({ state: 'approved', awaited: [] });
  });

  it('end with one refusal', () => {
    const asked = {
      contentSha256,
      decisions: [{ userId: 'ben', decision: 'refused', contentSha256 } as const],
    };
    expect(approvalOf({ rule, asked, contentSha256, preparers: [] })).toMatchObject({
      state: 'refused',
      awaited: [],
    });
  });
});

describe('an approval that can still come', () => {
  const contentSha256 = 'a'.repeat(64);
  const rule: ApprovalRule = {
    levels: [
      { approvers: ['ada', 'ben'], needed: 2 },
      { approvers: ['dan'], needed: 1 },
    ],
    mayApproveAlone: [],
  };
  const after = (approvers: readonly string[], more: { rule?: ApprovalRule; preparers?: string[] } = {}) =>
    approvalOf({
      rule,
      contentSha256,
      preparers: ['eve'],
      asked: {
        contentSha256,
        decisions: approvers.map((userId) => ({ userId, decision: 'approved', contentSha256 })),
      },
      ...more,
    });

  it('has enough who can decide on each level, also on one that is not asked yet', () => {
    expect(canComplete(after([]), new Set(['ada', 'ben', 'dan']))).toBe(true);
    expect(canComplete(after([]), new Set(['ada', 'dan']))).toBe(false);
    expect(canComplete(after([]), new Set(['ada', 'ben']))).toBe(false);
  });

  it('counts who has approved and left since', () => {
    expect(canComplete(after(['ben']), new Set(['ada', 'dan']))).toBe(true);
  });

  it('needs somebody else where only who prepared it has approved', () => {
    const alone = after(['ada'], {
      rule: { levels: [{ approvers: ['ada', 'ben'], needed: 1 }], mayApproveAlone: [] },
      preparers: ['ada'],
    });
    expect(alone.needsAnother).toBe(true);
    expect(canComplete(alone, new Set(['ada', 'ben']))).toBe(true);
    expect(canComplete(alone, new Set(['ada']))).toBe(false);
  });

  it('comes when all who can decide approve', () => {
    fc.assert(
      fc.property(anyRule, sha, fc.subarray([...people]), (rule, contentSha256, deciders) => {
        const decisions: ApprovalDecision[] = [];
        const able = new Set(deciders);
        const ask = () =>
          approvalOf({ rule, asked: { contentSha256, decisions }, contentSha256, preparers: [] });
        const isPossible = canComplete(ask(), able);
        for (;;) {
          const next = ask().awaited.find((id) => able.has(id));
          if (next === undefined) break;
          decisions.push({ userId: next, decision: 'approved', contentSha256 });
        }
        expect(ask().state === 'approved').toBe(isPossible);
      }),
    );
  });
});
