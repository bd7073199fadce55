import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FoldingCard } from './folding-card.tsx';

function Notes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingCard title="Notes" summary="Two notes" isOpen={isOpen} onToggle={setOpen}>
      Ring them
    </FoldingCard>
  );
}

describe('a card that folds', () => {
  afterEach(cleanup);

  it('is a region named by its heading, and says in a line what is in it until it is opened', async () => {
    render(<Notes />);
    const card = within(screen.getByRole('region', { name: 'Notes' }));
    expect(card.getByText('Two notes')).toBeTruthy();
    const details = card.getByRole('group');
    expect(details.hasAttribute('open')).toBe(false);
    await userEvent.click(card.getByRole('heading', { level: 2, name: 'Notes' }));
    expect(details.hasAttribute('open')).toBe(true);
    expect(card.queryByText('Two notes')).toBeNull();
  });
});
