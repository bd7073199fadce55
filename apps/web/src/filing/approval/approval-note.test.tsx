import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DeleteDraft } from '#filing/delete-draft.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { approval, refusal } from './approval.fixture.ts';
import { ApprovalNote } from './approval-note.tsx';
import type { FilingApproval } from './use-filing-approval.ts';

async function show(page: ReactNode, shown: FilingApproval) {
  const received = serveAnswers({ getFilingApproval: { entity: [shown] } });
  await new CompanyPageFixture().show(page);
  return { received, user: setUpUser() };
}

const note = <ApprovalNote filingId="7" />;

describe('where a draft is changed', () => {
  it.each(['refused', 'lapsed'] as const)(
    'its approval was refused by whom, when and why: %s',
    async (state) => {
      await show(note, approval({ isAwaited: false }, { state, decisions: [refusal] }));
      const banner = (await screen.findByText('Not approved')).parentElement;
      expect(banner?.textContent).toMatch(/Nell Ashby, .*19 Nov.*2026.*Not our street/);
    },
  );

  it('a change makes void the request that somebody has not answered', async () => {
    await show(note, approval({}));
    expect(await screen.findByText(/^Any change voids/)).toBeDefined();
    expect(screen.getByText('the request for approval sent to Nell Ashby')).toBeDefined();
  });
});

it('a deletion says from the first that it makes the request void', async () => {
  const draft = { what: 'draft', consequence: 'Nothing was sent.', busy: false };
  const { received, user } = await show(
    <DeleteDraft filingId="7" {...draft} onDelete={() => Promise.resolve()} />,
    approval({}),
  );
  await waitFor(() => expect(givenTo(received, 'getFilingApproval')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Delete the draft/ }));
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('All its answers are lost.');
  expect(textContent).toContain('the request for approval sent to Nell Ashby');
});

it('a deletion does not wait for what is known of the approval', async () => {
  serveAnswers({ getFilingApproval: () => new Promise(() => undefined) });
  let deletions = 0;
  const onDelete = async () => {
    deletions += 1;
  };
  const draft = { what: 'draft', consequence: 'Nothing was sent.', busy: false };
  await new CompanyPageFixture().show(<DeleteDraft filingId="7" {...draft} onDelete={onDelete} />);
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: /^Delete the draft/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete the draft' }));
  expect(deletions).toBe(1);
});
