import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Card } from './card.tsx';

describe('a card', () => {
  afterEach(cleanup);

  it('is a region named by its heading, with what can be done', () => {
    render(
      <Card title="Notes" actions={<button type="button">Add note</button>}>
        Nothing yet
      </Card>,
    );
    const card = within(screen.getByRole('region', { name: 'Notes' }));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Notes');
    expect(card.getByText('Nothing yet')).toBeTruthy();
  });

  it('does not print its actions', () => {
    render(
      <Card title="Notes" actions={<button type="button">Add note</button>}>
        Nothing yet
      </Card>,
    );
    expect(screen.getByRole('button').closest('[data-print="no"]')).not.toBeNull();
  });
});
