import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, FormServer, section, showForm, step } from '../form.fixture.tsx';

const named = (id: string, isComplete: boolean) =>
  step(id, [section('Name', [field(`${id}.surname`, { label: 'Surname' })])], { isComplete });

it('folds the answers of a form of many steps to what each says in a line, but those that lack something', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const steps = ids.map((id) => named(id, id !== 'c'));
  const answers = { 'a.surname': 'Plum', 'c.surname': 'Pear' };
  const { user } = await showForm(new FormServer({ steps, answers, activeStep: 'check' }));
  const cards = ids.map((id) => screen.getByRole('region', { name: `Step ${id}` }));
  const opened = () => cards.map((card) => within(card).getByRole('group').hasAttribute('open'));
  expect(opened()).toEqual([false, false, true, false, false, false]);
  expect(within(cards[0] ?? document.body).getByText('Plum')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(opened()).not.toContain(false);
  await user.click(screen.getByRole('button', { name: 'Fold all answers' }));
  expect(opened()).not.toContain(true);
});

it('shows the answers of a short form as they are', async () => {
  await showForm(new FormServer({ steps: [named('a', true)], activeStep: 'check' }));
  expect(screen.queryByRole('button', { name: 'Show all answers' })).toBeNull();
});
