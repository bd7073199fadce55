import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenTo, refuse } from '#testing/served-page.fixture.tsx';
import { field, filingId, FormServer, reviewOf, section, showForm, step } from '../form.fixture.tsx';

const born = field('dateOfBirth', { label: 'Date of birth', kind: 'date', isSecret: true });
const code = field('personalCode', { label: 'Personal code', isSecret: true });
const steps = [step('person', [section('Birth', [born]), section('Identity', [code])])];
const secretsHeld = [
  { path: 'dateOfBirth', masked: 'Given' },
  { path: 'personalCode', masked: '•••-••••-1234' },
];
const showFormSecrets = {
  entity: [
    { path: 'dateOfBirth', value: '1984-03-21' },
    { path: 'personalCode', value: 'ABC45671234' },
  ],
};

function showAt(activeStep: string, others = {}) {
  const server = new FormServer({ steps, secretsHeld, activeStep, isReady: true });
  const content = { contentSha256: 'a'.repeat(64), rows: [], adjustments: [] };
  const reviewForm = { entity: [reviewOf(server, { content })] };
  return showForm(server, { reviewForm, showFormSecrets, ...others });
}

const reveal = () => screen.findByRole('button', { name: 'Reveal (recorded)' });

describe('what lies sealed in a draft', () => {
  it.each(['person', 'check', 'review'])(
    'is masked at %s until it is asked for, and hidden again',
    async (at) => {
      const { received, user } = await showAt(at);
      const button = await reveal();
      expect(screen.queryByText(/21 March 1984/)).toBeNull();
      expect(givenTo(received, 'showFormSecrets')).toEqual([]);
      await user.click(button);
      expect(await screen.findByText('Date of birth: 21 March 1984')).toBeDefined();
      expect(screen.getByText('Personal code: ABC45671234')).toBeDefined();
      expect(givenTo(received, 'showFormSecrets')).toEqual([{ filingId, version: 3 }]);
      await user.click(screen.getByRole('button', { name: 'Hide' }));
      await waitFor(() => expect(screen.queryByText(/1984|ABC4567/)).toBeNull());
    },
  );

  it('stays masked where somebody else has changed the draft meanwhile, and says so', async () => {
    const text = 'Somebody changed this while you worked on it. Reload it and try again.';
    const { user } = await showAt('review', {
      showFormSecrets: () => refuse(text, { status: 409, code: 'changed-meanwhile' }),
    });
    await user.click(await reveal());
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText(/1984/)).toBeNull();
  });
});
