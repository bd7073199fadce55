import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { CompanyPageFixture, companyId } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import ApprovalCard from './approval-card.tsx';

type Approval = CallReply<'getFilingApproval'>['entity'][number];
type Approver = Approval['levels'][number]['approvers'][number];

const hash = 'a'.repeat(64);

const nell: Approver = {
  approverId: 'nell',
  fullName: 'Nell Ashby',
  isActive: true,
  mayDecide: true,
  decision: null,
  decidedAt: null,
  isAwaited: true,
  link: null,
};

const approval = (approver: Partial<Approver>, more: Partial<Approval> = {}): Approval => ({
  filingId: companyId,
  form: 'AD01',
  formName: 'Change of registered office address',
  companyId,
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyNumber: '09990001',
  state: 'asked',
  contentSha256: hash,
  askedSha256: hash,
  askedBy: 'Idris Vane',
  askedAt: '2026-11-20T09:30:00.000Z',
  levels: [{ needed: 1, isComplete: false, approvers: [{ ...nell, ...approver }] }],
  canComplete: true,
  needsAnother: false,
  decisions: [],
  earlierDecisions: [],
  ...more,
});

async function show(shown: Approval, answers: Parameters<typeof serveAnswers>[0] = {}) {
  serveAnswers(answers);
  await new CompanyPageFixture().show(
    <ApprovalCard approval={shown} draftVersion={1} contentSha256={hash} />,
  );
  return setUpUser();
}

describe('the approval of a filing', () => {
  it('says who is to come', async () => {
    await show(approval({}));
    expect(await screen.findByText(/^, to come/)).toBeDefined();
    expect(screen.getByText('Approval is asked for')).toBeDefined();
  });

  it.each([
    ['who does not see the company', { mayDecide: false }, '(does not see this company)'],
    ['who has left', { isActive: false, mayDecide: false }, '(no longer active)'],
  ] as const)('does not wait for somebody %s, and leads to the policy', async (_, approver, note) => {
    await show(approval(approver, { canComplete: false }));
    expect(await screen.findByText('Too few of those who are named can approve it')).toBeDefined();
    expect(screen.getByText(note, { exact: false })).toBeDefined();
    expect(screen.queryByText(/to come/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Change the policy' })).toBeDefined();
  });

  it.each(['to-ask', 'lapsed', 'refused'] as const)(
    'is not asked for where too few can give it, %s as it is',
    async (state) => {
      await show(approval({ isAwaited: false }, { state, canComplete: false }));
      expect(await screen.findByText('Too few of those who are named can approve it')).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Ask for approval/ })).toBeNull();
    },
  );

  it('says why it was refused before, line by line, where it is asked for again', async () => {
    const refusal = {
      fullName: 'Nell Ashby',
      email: null,
      decision: 'refused' as const,
      words: 'Not our street.\nLook at the lease.',
      authority: null,
      decidedAt: '2026-11-19T10:00:00.000Z',
    };
    await show(approval({}, { earlierDecisions: [refusal] }));
    expect(await screen.findByText('Refused before')).toBeDefined();
    expect(screen.getByText('Not our street.')).toBeDefined();
    expect(screen.getByText('Look at the lease.')).toBeDefined();
  });

  it('goes on by keyboard at what it says now, once it was asked for', async () => {
    const toAsk = approval({ isAwaited: false }, { state: 'to-ask', askedSha256: null });
    const user = await show(toAsk, { askForApproval: { entity: [approval({})] } });
    await user.click(await screen.findByRole('button', { name: 'Ask for approval' }));
    await expect.poll(() => document.activeElement?.textContent).toContain('has to be approved');
    expect(document.activeElement).not.toBe(document.body);
  });
});
