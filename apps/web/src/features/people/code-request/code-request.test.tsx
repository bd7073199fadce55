import type { AccessFlag } from '@statbook/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { CodeRequestCard } from './code-request-card.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const missing = { personId, needsCode: true, hasCode: false, email: null, invitation: null };
const open = {
  ...missing,
  email: 'mara@quill.example',
  invitation: {
    state: 'open',
    email: 'mara@quill.example',
    invitedBy: 'Ada Baker',
    invitedAt: '2026-11-20T09:30:00.000Z',
    sentAt: '2026-11-20T09:30:05.000Z',
    openedAt: null,
    expiresAt: '2026-12-04T09:30:00.000Z',
    closedAt: null,
  },
};

type Answers = Parameters<typeof serveAnswers>[0];
const mayAll: readonly AccessFlag[] = ['viewCompany', 'editCompany'];

async function show(request: object, answers: Answers = {}, access = mayAll) {
  const received = serveAnswers({ getCodeInvitation: { entity: [request] }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<CodeRequestCard personId={personId} name="QUILL, Mara" />, { access });
  return { user: setUpUser(), toasts, given: (name: keyof Answers) => givenTo(received, name) };
}

const invited = { inviteForCodes: { entity: [{ personId, outcome: 'invited' }] } };

describe('asking a person for their personal code', () => {
  it('wants an address, and sends one email', async () => {
    const { user, toasts, given } = await show(missing, invited);
    await user.click(await screen.findByRole('button', { name: 'Ask for the code by email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the email' }));
    expect(given('inviteForCodes')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Email address/), 'mara@quill.example');
    await user.click(dialog.getByRole('button', { name: 'Send the email' }));
    await expect.poll(() => toasts).toEqual(['QUILL, Mara is asked by email']);
    expect(given('inviteForCodes')).toEqual([{ people: [{ personId, email: 'mara@quill.example' }] }]);
  });

  it('shows where it stands, and is sent again to the same address or withdrawn', async () => {
    const { user, toasts, given } = await show(open, {
      ...invited,
      withdrawCodeInvitation: { entity: [missing] },
    });
    expect(await screen.findByText('Waiting for the code')).toBeDefined();
    expect(screen.getByText('Not yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/the link that was sent before ends/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send the email' }));
    await expect.poll(() => given('inviteForCodes')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect.poll(() => toasts).toContain('Invitation withdrawn: the link takes no code');
  });

  it('says at once where nobody was asked', async () => {
    const { user, toasts } = await show(open, {
      inviteForCodes: { entity: [{ personId, outcome: 'has-code' }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the email' }));
    expect((await dialog.findAllByText('Their code is kept already.')).length).toBeGreaterThan(0);
    expect(toasts).toEqual([]);
  });

  it('says of an email that the mail server has not taken that it has not gone out', async () => {
    const unsent = { ...open.invitation, sentAt: null };
    await show({ ...open, invitation: unsent });
    expect(await screen.findByText('The email has not gone out yet')).toBeDefined();
    cleanup();
    await show({ ...open, invitation: { ...unsent, state: 'expired' } });
    expect(await screen.findByText('The email never went out')).toBeDefined();
    cleanup();
    await show(open);
    expect(await screen.findByText('Waiting for the code')).toBeDefined();
    expect(screen.queryByText(/^The email/)).toBeNull();
  });

  it('is for who may edit companies', async () => {
    await show(open, {}, ['viewCompany']);
    expect(await screen.findByText('Waiting for the code')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is nothing where the code was never asked for and is kept', async () => {
    const { given } = await show({ ...missing, hasCode: true });
    await expect.poll(() => given('getCodeInvitation')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
