import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('words for those who listen', () => {
  afterEach(cleanup);

  it('are part of the name of what they stand in', () => {
    render(
      <button type="button">
        Remove<VisuallyHidden> Mary Vane</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button').textContent).toBe('Remove Mary Vane');
    expect(screen.getByText('Mary Vane').closest('[aria-hidden], [hidden]')).toBeNull();
  });
});
