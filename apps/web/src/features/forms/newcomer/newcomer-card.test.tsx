import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectToasts, givenTo } from '#testing/served-page.fixture.tsx';
import { field, FormServer, section, showForm, step } from '../form.fixture.tsx';
import type { FormState } from '../form-state.ts';

const surname = 'officer.name.surname';
const steps = [
  step('officer', [
    section('Name', [
      field('officer.name.forename', { label: 'First name' }),
      field(surname, { label: 'Surname' }),
    ]),
  ]),
  step('day', [section('Day', [field('appointedOn', { label: 'Day', kind: 'date' })])]),
];

const quill = (personId: string, year: number, places: readonly string[], more: object = {}) => ({
  personId,
  name: 'QUILL, Mara',
  kind: 'human',
  born: { month: 5, year },
  places,
  roleCount: places.length,
  protection: 'none',
  ...more,
});
const elder = quill('11111111-1111-4111-8111-111111111111', 1970, [
  'Director of HARBOUR LIGHT BAKERY LIMITED',
]);
const younger = quill('22222222-2222-4222-8222-222222222222', 1991, ['Secretary of NORTHERN MILLS LIMITED'], {
  roleCount: 4,
});

async function showNewcomer(start: Partial<FormState> = {}, found: readonly object[] = [elder, younger]) {
  const server = new FormServer({ steps, activeStep: 'officer', ...start });
  const toasts = collectToasts();
  const shown = await showForm(server, {
    findPeople: { entity: found },
    fillForm: () => {
      server.change({ 'officer.name.forename': 'Mara', [surname]: 'Quill' });
      return { body: { entity: [server.state] } };
    },
  });
  return { server, toasts, ...shown };
}

const box = () => screen.findByRole('combobox', { name: /^Person/ });

describe('somebody of the books in a form', () => {
  it('is told from others of the name, and fills the form in', async () => {
    const { user, toasts } = await showNewcomer();
    await user.type(await box(), 'quill');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'QUILL, MaraBorn May 1970 · Director of HARBOUR LIGHT BAKERY LIMITED',
      'QUILL, MaraBorn May 1991 · Secretary of NORTHERN MILLS LIMITED · 3 more',
    ]);
    await user.click(within(options[1] ?? document.body).getByText(/1991/));
    expect(screen.getByRole('link', { name: 'All roles of QUILL, Mara' }).getAttribute('href')).toBe(
      `/people/${younger.personId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Quill'));
    expect(toasts).toContain('Filled in from QUILL, Mara');
    // One was chosen: nothing asks to choose again.
    expect(screen.queryByText(/in your books are called/)).toBeNull();
  });

  it('stands in place of what was typed of somebody else', async () => {
    const { user, server } = await showNewcomer();
    await user.type(screen.getByLabelText('Surname'), 'Other');
    await user.type(await box(), 'quill');
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Quill'));
    expect(server.saved).toEqual([{ [surname]: 'Other' }]);
  });

  it('is suggested where the form has the name already', async () => {
    const answers = { 'officer.name.forename': 'Mara', [surname]: 'Quill' };
    await showNewcomer({ answers }, [elder]);
    expect(await screen.findByText(/One in your books is called Mara Quill/)).toBeTruthy();
  });

  it('goes on paper where everything is protected', async () => {
    const { user } = await showNewcomer({}, [{ ...elder, protection: 'super-secure' }]);
    await user.type(await box(), 'quill');
    await user.click(await screen.findByRole('option'));
    expect(await screen.findByText('Goes on paper')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
  });

  it('is added to the people of an incorporation, one after the other', async () => {
    const options = ['Director', 'Subscriber'].map((label) => ({ value: label, label, hint: null }));
    const roles = field('people.0.roles', { label: 'What they are in the company', kind: 'ticks', options });
    const people = step('people', [section('Name', [field(surname, { label: 'Surname' }), roles])]);
    const { user, received } = await showNewcomer({
      form: 'IN01',
      steps: [step('company', []), people],
      activeStep: 'people',
    });
    const found = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Person, company or firm/ });
    await user.type(found, 'quill');
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    const card = within(screen.getByRole('region', { name: 'Somebody already in your books' }));
    // As what, is asked first.
    await user.click(card.getByRole('button', { name: 'Add' }));
    expect(card.getByText('Tick at least one')).toBeDefined();
    await user.click(card.getByRole('checkbox', { name: 'Subscriber' }));
    await user.click(card.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Quill'));
    expect(givenTo(received, 'fillForm')).toMatchObject([
      { activeStep: 'people', personId: elder.personId, roles: ['Subscriber'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add' })).toBeNull());
  });

  it('is not asked for on the first page of an incorporation', async () => {
    await showNewcomer({ form: 'IN01' });
    expect(await screen.findByLabelText('Surname')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Person/ })).toBeNull();
  });

  it('is not asked for by a form that introduces nobody', async () => {
    await showNewcomer({ form: 'AD01' });
    expect(await screen.findByLabelText('Surname')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Person/ })).toBeNull();
  });
});
