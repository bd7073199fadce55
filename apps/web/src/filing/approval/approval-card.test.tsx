import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { approval, hash, refusal } from './approval.fixture.ts';
import ApprovalCard from './approval-card.tsx';
import type { FilingApproval } from './use-filing-approval.ts';

async function show(shown: FilingApproval, answers: Parameters<typeof serveAnswers>[0] = {}) {
  serveAnswers(answers);
  await new CompanyPageFixture().show(
    <ApprovalCard
      approval={shown}
      draftVersion={1}
      contentSha256={hash}
      correctHref="/company/forms/7?step=check"
    />,
  );
  return setUpUser();
}

describe('the approval of a filing', () => {
  it('says who is to come', async () => {
    await show(approval({}));
    expect(await screen.findByText(/^, to come/)).toBeDefined();
    expect(screen.getByText('Approval is asked for')).toBeDefined();
  });

  it('says of a link neither in its place nor when it is sent again that it went before it has', async () => {
    const email = 'ada@bakery.example';
    const link = { signatoryId: 'ada', email, state: 'sending', sentAt: null, expiresAt: null } as const;
    const asked = approval({ link });
    const toasts = collectToasts();
    const user = await show(asked, { sendApprovalLink: { entity: [asked] } });
    expect(await screen.findByText(/\(the email has not gone out yet\)$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send again: Nell Ashby' }));
    await expect.poll(() => toasts).toEqual([`The link is on its way to ${email}`]);
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
    await show(approval({}, { earlierDecisions: [refusal] }));
    expect(await screen.findByText('Refused before')).toBeDefined();
    expect(screen.getByText('Not our street.')).toBeDefined();
    expect(screen.getByText('Look at the lease.')).toBeDefined();
  });

  it('that was refused leads to correcting the draft before it is asked for again', async () => {
    await show(approval({ isAwaited: false }, { state: 'refused', decisions: [refusal] }));
    const link = await screen.findByRole('link', { name: 'Correct the draft' });
    expect(link.getAttribute('href')).toBe('/company/forms/7?step=check');
    expect(screen.getByRole('button', { name: 'Ask for approval again' })).toBeDefined();
  });

  it('is asked for again once a refused draft was changed', async () => {
    await show(approval({ isAwaited: false }, { state: 'lapsed', decisions: [refusal] }));
    expect(await screen.findByText('Changed since it was refused')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Correct the draft' })).toBeNull();
  });

  it('goes on by keyboard at what it says now, once it was asked for', async () => {
    const toAsk = approval({ isAwaited: false }, { state: 'to-ask', askedSha256: null });
    const user = await show(toAsk, { askForApproval: { entity: [approval({})] } });
    await user.click(await screen.findByRole('button', { name: 'Ask for approval' }));
    await expect.poll(() => document.activeElement?.textContent).toContain('has to be approved');
    expect(document.activeElement).not.toBe(document.body);
  });
});
