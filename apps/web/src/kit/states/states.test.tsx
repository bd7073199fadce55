import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { FailedState } from './failed-state.tsx';
import { EmptyState, NoAccess, NoMatches } from './states.tsx';
import { SupportReference } from './support-reference.tsx';

afterEach(cleanup);

describe('a list without rows', () => {
  it('says what will be here, and offers what fills it', async () => {
    await showOnPage(
      <EmptyState title="No officers yet" actions={<button type="button">Add officer</button>}>
        They come with the company.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No officers yet' })).toBeTruthy();
    expect(screen.getByText('They come with the company.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add officer' })).toBeTruthy();
  });

  it('clears its filters where they leave nothing', async () => {
    let cleared = 0;
    const user = await showOnPage(<NoMatches what="companies" onClear={() => (cleared += 1)} />);
    expect(screen.getByRole('heading', { name: 'No companies match' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(cleared).toBe(1);
  });
});

describe('a page that one may not see', () => {
  it('says who gives access', async () => {
    await showOnPage(<NoAccess what="see reports" />);
    expect(screen.getByRole('heading', { name: 'You cannot see reports' })).toBeTruthy();
    expect(screen.getByText(/^Ask a main user of your account to give you access/)).toBeTruthy();
  });
});

describe('what could not be shown', () => {
  it('is read out with the reason, the way on and the reference', async () => {
    let tries = 0;
    const user = await showOnPage(
      <FailedState
        title="The companies could not be loaded"
        detail="The server did not answer."
        requestId="r-42"
        onRetry={() => (tries += 1)}
      >
        Nothing was changed.
      </FailedState>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(
      'The companies could not be loadedThe server did not answer.Nothing was changed.Try againReference for support: r-42',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('offers no second try where that would not help', async () => {
    await showOnPage(<FailedState title="This company does not exist" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});

describe('the reference for support', () => {
  it('is nothing where there was no request', async () => {
    await showOnPage(<SupportReference requestId={undefined} />);
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
