import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { StatementPage } from './statement-page.tsx';
import { draft, facts } from './statement.fixture.tsx';
import type { Draft } from './statement-steps.ts';

const { companyId } = draft;
const check = {
  isReady: false,
  steps: [{ step: 'people', isComplete: true }],
  errors: [],
  blockers: [],
  outstanding: [],
  warnings: [],
};
const conflict = () => refuse('Somebody changed this.', { status: 409, code: 'changed-meanwhile' });

const sicCodes = { answer: 'replace', codes: ['62012'] } as const;

/** The step of a statement that is saved in another window once it stands on the page, and is read again here. */
async function showSavedElsewhere({ isBegun = true } = {}) {
  const begun: Draft = { ...draft, answers: { ...draft.answers, officers: 'yes', pscs: 'yes' } };
  let held = isBegun ? begun : undefined;
  const received = serveAnswers({
    getConfirmationStatementFacts: { entity: [facts] },
    getConfirmationStatementConfirmLaterDetails: () => ({ body: { entity: held ? [held] : [] } }),
    checkConfirmationStatement: { entity: [check] },
    saveConfirmationStatement: ({ version, answers }: Partial<{ version: number; answers: object }>) => {
      if (held === undefined || version !== held.version) return conflict();
      held = { ...held, version: held.version + 1, answers: { ...held.answers, ...answers } };
      return { body: { entity: [{ ...check, ...held, activeTab: 'people', savedAt: held.savedAt }] } };
    },
  });
  const page = new CompanyPageFixture();
  await page.show(
    <main>
      <StatementPage companyId={companyId} place="people" />
    </main>,
  );
  const user = setUpUser();
  await screen.findByRole('button', { name: 'Save and continue' });
  await user.click(radio('officers', 'No'));
  const theirs = { ...begun.answers, officers: 'update-submitted', pscs: 'no', sicCodes } as const;
  held = { ...begun, version: 2, answers: isBegun ? theirs : { ...draft.answers, sicCodes } };
  // Of what nobody had begun the page has heard nothing.
  if (isBegun) await page.queries.refetchQueries({ type: 'active' });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('This statement has changed since you opened it');
  return { received, user, heldNow: () => held?.answers, versionNow: () => held?.version };
}

const radio = (name: string, label: string): HTMLInputElement => {
  const found = screen
    .getAllByRole<HTMLInputElement>('radio', { name: label })
    .find((each) => each.name === name);
  if (found === undefined) throw new Error(`No ${label} of ${name}`);
  return found;
};

describe('a statement that was saved elsewhere', () => {
  it('is not saved over: what was entered stays, and goes on top when asked', async () => {
    const { user, heldNow } = await showSavedElsewhere();
    expect(heldNow()).toMatchObject({ officers: 'update-submitted', pscs: 'no' });
    expect(radio('officers', 'No').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(heldNow()).toMatchObject({ officers: 'no', pscs: 'yes' }));
    await waitFor(() => expect(screen.queryByText(/has changed since you opened it/)).toBeNull());
    expect(screen.queryByText('Choose above whose answers to keep')).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('and not begun before keeps what is answered there and does not stand on this page', async () => {
    const { user, heldNow } = await showSavedElsewhere({ isBegun: false });
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(heldNow()).toMatchObject({ officers: 'no', sicCodes }));
  });

  it('twice in a row by the same person is no conflict', async () => {
    const { user, versionNow } = await showSavedElsewhere();
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(screen.queryByText(/has changed since you opened it/)).toBeNull());
    expect(versionNow()).toBe(3);
    for (const key of ['s', 's']) fireEvent.keyDown(document.body, { key, ctrlKey: true });
    await waitFor(() => expect(versionNow()).toBe(5));
    expect(screen.queryByText(/has changed since you opened it/)).toBeNull();
  });

  it('is shown as it was saved when asked', async () => {
    const { received, user } = await showSavedElsewhere();
    await user.click(screen.getByRole('button', { name: 'Show what was saved' }));
    await waitFor(() => expect(radio('pscs', 'No').checked).toBe(true));
    expect(radio('officers', 'No').checked).toBe(false);
    expect(screen.queryByText(/has changed since you opened it/)).toBeNull();
    expect(givenTo(received, 'saveConfirmationStatement')).toHaveLength(1);
  });
});
