import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { FailedPanel, RetryDialog } from './outcome-panels.tsx';

afterEach(cleanup);

const noActs = { onCancel: () => undefined, onRetry: () => undefined };

describe('a payment that has failed', () => {
  it.each([
    ['on the page', FailedPanel],
    ['in the dialog after the bank’s page', RetryDialog],
  ])('says why %s, and goes on at another try', async (_where, Outcome) => {
    await showOnPage(<Outcome message="Declined by the bank." {...noActs} />);
    expect(await screen.findByText('Declined by the bank.')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Retry Payment');
  });
});
