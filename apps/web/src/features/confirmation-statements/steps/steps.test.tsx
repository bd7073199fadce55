import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draft, facts, renderStep } from '../statement.fixture.tsx';
import CapitalStep from './capital/capital-step.tsx';
import { DateStep } from './date-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import ShareholdersStep from './shareholders/shareholders-step.tsx';
import { SicCodesStep } from './sic-codes/sic-codes-step.tsx';
import { TradingStep } from './trading-step.tsx';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Chooses the answer of that name; of the first question where several have one. */
function choose(name: string): void {
  const [first] = screen.getAllByRole('radio', { name });
  if (first) fireEvent.click(first);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a step of the statement', () => {
  it('is saved, and leads back to the statement', async () => {
    const { saved, place } = await renderStep(DateStep);
    type('Confirmation date', '19 11 2026');
    press('Save and continue');
    await waitFor(() => expect(place()).toContain('step=check'));
    expect(saved).toEqual([{ answers: { madeUpTo: '2026-11-19' } }]);
  });

  it('stays, and says at the field what the server found wrong', async () => {
    const error = {
      step: 'date',
      field: 'madeUpTo',
      code: 'future',
      message: 'Enter a date in the past',
    } as const;
    const { place } = await renderStep(DateStep, { errors: [error] });
    press('Save and continue');
    expect(await screen.findByRole('link', { name: 'Enter a date in the past' })).toBeDefined();
    expect(screen.getByLabelText('Confirmation date').getAttribute('aria-invalid')).toBe('true');
    expect(place()).toBe('/');
  });

  it('that holds answers can be cleared, once that was asked', async () => {
    const { cleared } = await renderStep(DateStep);
    press('Clear these answers');
    expect((await screen.findByRole('dialog')).textContent).toContain('Confirmation date');
    const [confirm] = screen.getAllByRole('button', { name: 'Clear these answers' }).toReversed();
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(cleared).toEqual(['date']));
  });

  it('that holds none has nothing to clear', async () => {
    await renderStep(TradingStep);
    expect(screen.queryByRole('button', { name: 'Clear these answers' })).toBeNull();
  });

  it('is not held up by what is wrong in another step', async () => {
    const error = { step: 'people', field: 'Officers', code: 'missing', message: 'Say whether' } as const;
    const { place } = await renderStep(DateStep, { errors: [error] });
    press('Save and continue');
    await waitFor(() => expect(place()).toContain('step=check'));
  });

  it('is left for later with whatever stands in it', async () => {
    const error = {
      step: 'date',
      field: 'madeUpTo',
      code: 'not-a-date',
      message: 'Enter a real date',
    } as const;
    const { saved, place } = await renderStep(DateStep, { errors: [error] });
    type('Confirmation date', '31 11');
    press('Save and finish later');
    await waitFor(() => expect(place()).toContain('/company/forms?'));
    expect(saved).toEqual([{ answers: { madeUpTo: '31 11' } }]);
  });

  it('asks before it is left with something unsaved, and only then', async () => {
    const { leave, place } = await renderStep(DateStep);
    leave('/company');
    await waitFor(() => expect(place()).toBe('/company'));
    cleanup();

    const second = await renderStep(DateStep);
    type('Confirmation date', '19 11 2026');
    second.leave('/company');
    expect(await screen.findByRole('button', { name: 'Leave without saving' })).toBeDefined();
    expect(second.place()).toBe('/');
    press('Leave without saving');
    await waitFor(() => expect(second.place()).toBe('/company'));
  });

  it('is saved by Ctrl and S, and stays', async () => {
    const { saved, leave, place } = await renderStep(DateStep);
    type('Confirmation date', '19 11 2026');
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved).toEqual([{ answers: { madeUpTo: '2026-11-19' } }]));
    leave('/company');
    await waitFor(() => expect(place()).toBe('/company'));
  });

  it('puts the focus on the answer that is chosen of the question that the address names', async () => {
    const sicCodes = { answer: 'replace' as const, codes: ['62020'] };
    await renderStep(SicCodesStep, {
      field: 'sicCodes',
      draft: { ...draft, answers: { ...draft.answers, sicCodes } },
    });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No, give new codes' }));
  });

  it('puts the focus on the field that the address names, in whatever case', async () => {
    await renderStep(TradingStep, { field: 'trading' });
    expect(document.activeElement?.getAttribute('name')).toBe('trading.onMarket');
  });
});

describe('trading', () => {
  it('asks for DTR5 and exemptions only where shares are traded', async () => {
    const { saved } = await renderStep(TradingStep);
    expect(screen.queryByText(/DTR5\) apply/)).toBeNull();
    choose('Yes');
    expect(screen.getByText(/DTR5\) apply/)).toBeDefined();
    choose('No');
    press('Save and continue');
    await waitFor(() =>
      expect(saved).toEqual([
        { answers: { trading: { onMarket: false, dtr5Applies: undefined, pscExemptions: [] } } },
      ]),
    );
  });
});

describe('the statement of capital', () => {
  it('begins with what the register holds, and adds up the classes', async () => {
    const { saved } = await renderStep(CapitalStep);
    choose('No, give a full statement of capital');
    type('Number of shares', '1,150');
    expect(await screen.findByText('The classes add up to 1,150.')).toBeDefined();
    press('Save and continue');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.answers.statementOfCapital).toMatchObject({
      answer: 'replace',
      capital: { currencies: [{ classes: [{ className: 'Ordinary', numberOfShares: '1150' }] }] },
    });
  });
});

describe('the shareholders', () => {
  it('say whether they add up to the statement of capital', async () => {
    await renderStep(ShareholdersStep);
    expect(screen.getByText('Agrees to the statement of capital')).toBeDefined();
    choose('No, update shareholders');
    type('Number held', '60');
    const difference = 'it states 100 ORDINARY, the shareholders hold 60';
    expect(
      await screen.findByText(`Does not agree to the statement of capital: ${difference}`),
    ).toBeDefined();
    press('Add a shareholding');
    const [, second] = screen.getAllByLabelText('Number held');
    if (second) fireEvent.change(second, { target: { value: '40' } });
    expect(await screen.findByText('Agrees to the statement of capital')).toBeDefined();
  });
});

describe('shareholders taken from the share register', () => {
  it('say which shares have a holder whom nobody knows yet, and where that is corrected', async () => {
    const holdings = [{ className: 'Ordinary', numberHeld: '10', holders: [], transfers: [] }];
    const shareRegister = {
      on: '2026-11-20',
      statementOfCapital: { currencies: [] },
      shareholdings: holdings,
      capitalDifferences: null,
      memberDifferences: null,
      entries: [],
    };
    const error = {
      step: 'shareholders',
      field: 'shareholdings.holdings.0.holders',
      code: 'missing',
      message: 'Enter who holds the 10 Ordinary shares whose holder is not yet known',
    } as const;
    await renderStep(ShareholdersStep, { facts: { ...facts, shareRegister }, errors: [error] });
    expect(screen.getByText('Holder not yet known: 10 Ordinary')).toBeDefined();
    expect(screen.getByText('10 Ordinary shares whose holder is not yet known')).toBeDefined();
    const way = screen.getByRole('link', { name: 'enter who holds these shares' });
    expect(way.getAttribute('href')).toContain('/company/shareholders');
    press('Save and continue');
    const summary = await screen.findByRole('link', { name: error.message });
    const target = summary.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.textContent).toContain(error.message);
  });
});

describe('identity statements', () => {
  const kept = { directorId: 'bob', personalCodeMasked: '•••••••4EF5', dateOfBirthGiven: false };

  it('show a code that is kept only masked, and keep it while the field stays empty', async () => {
    const { saved } = await renderStep(IdentityStep, { draft: { ...draft, identity: [kept] } });
    expect(screen.getAllByText('•••••••4EF5')).not.toHaveLength(0);
    const field = screen.getByLabelText<HTMLInputElement>('Personal code of Bob Stone');
    expect([field.type, field.value]).toEqual(['password', '']);
    press('Save and continue');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.identity).toEqual([{ directorId: 'bob', nameMismatchReason: undefined }]);
  });

  it('say why the verified name differs as it is kept with the code, until somebody answers', async () => {
    const [due] = facts.identityDue;
    const nameReason = 'legally-changed' as const;
    const identityDue = due === undefined ? [] : [{ ...due, codeHeldSince: '2026-03-03', nameReason }];
    const shown = async (identity: readonly object[]) => {
      const { saved } = await renderStep(IdentityStep, {
        facts: { ...facts, identityDue },
        draft: { ...draft, identity } as typeof draft,
      });
      press('Save and continue');
      await waitFor(() => expect(saved).toHaveLength(1));
      cleanup();
      return saved[0]?.identity;
    };
    expect(await shown([])).toEqual([{ directorId: 'bob', nameMismatchReason: nameReason }]);
    expect(await shown([kept])).toEqual([{ directorId: 'bob', nameMismatchReason: undefined }]);
  });

  it('go with the code that is held, unless another is to be used, which is kept where that is left ticked', async () => {
    const [due] = facts.identityDue;
    const identityDue = due === undefined ? [] : [{ ...due, codeHeldSince: '2026-03-03' }];
    const { saved } = await renderStep(IdentityStep, { facts: { ...facts, identityDue } });
    expect(screen.getByText(/Code held for this person since/).textContent).toContain('3 March 2026');
    expect(screen.queryByLabelText('Personal code of Bob Stone')).toBeNull();
    press('Save and continue');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.identity).toEqual([{ directorId: 'bob', nameMismatchReason: undefined }]);
    press('Use another code for Bob Stone');
    const field = screen.getByLabelText<HTMLInputElement>('Personal code of Bob Stone');
    fireEvent.change(field, { target: { value: 'XYZ98765432' } });
    press('Save and continue');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.identity).toMatchObject([{ personalCode: 'XYZ98765432', keepsCode: true }]);
  });
});

describe('rows of a step', () => {
  const focused = () => document.activeElement;
  const holders = (label: string) => screen.findAllByLabelText(label);

  it('begin at their first field, and give the focus to the button that adds one once they are removed', async () => {
    await renderStep(ShareholdersStep);
    choose('No, update shareholders');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a shareholding' }));
    await waitFor(async () => expect(focused()).toBe((await holders('Forenames (optional)'))[1]));
    press('Remove shareholding 2');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a shareholding' }));
    press('Add a joint holder');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove joint holder 2' }));
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a joint holder' }));
    press('Add a transfer out of this holding');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove transfer 1' }));
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a transfer out of this holding' }));
  });

  it('of codes do the same, also where none is left', async () => {
    await renderStep(SicCodesStep);
    choose('No, give new codes');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove code 1' }));
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a code' }));
  });
});
