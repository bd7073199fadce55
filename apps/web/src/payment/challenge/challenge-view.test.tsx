import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { StoredChallenge } from '../payment-storage.ts';
import { ChallengeView } from './challenge-view.tsx';

afterEach(cleanup);

const challenge: StoredChallenge = {
  transactionId: 'T1',
  acsTransId: 'A1',
  acsUrl: 'http://bank.example/acs',
  cReq: 'asked',
  isPosted: false,
};

describe('the bank’s page in the payment window', () => {
  it('begins at its title, as the form that had the focus is out of sight', async () => {
    await showOnPage(<ChallengeView challenge={challenge} isListening={false} onCancel={() => undefined} />);
    const title = await screen.findByRole('heading', { name: 'Your bank wants to check that it is you' });
    expect(document.activeElement).toBe(title);
  });
});
