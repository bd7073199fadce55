import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ message: 'Enter the name', fieldId: 'name' }, { message: 'The server is busy' }];

describe('the summary of errors', () => {
  afterEach(() => {
    cleanup();
    document.title = '';
  });

  it('is not there while nothing is wrong', () => {
    render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to each field, and says what concerns the whole', async () => {
    render(
      <>
        <ErrorSummary errors={errors} requestId="r-42" />
        <div>
          <input id="name" aria-label="Name" />
        </div>
      </>,
    );
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Enter the name',
      'The server is busy',
    ]);
    expect(screen.getByText('r-42')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Enter the name' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('takes the focus again at each failed attempt', () => {
    const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />);
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    summary.blur();
    rerender(<ErrorSummary errors={errors} attempt={1} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(document.activeElement).toBe(summary);
  });

  it('marks the title of the window until all is right', () => {
    document.title = 'Officers – Statbook';
    const { rerender } = render(<ErrorSummary errors={errors} />);
    expect(document.title).toBe('Error: Officers – Statbook');
    rerender(<ErrorSummary errors={[]} />);
    expect(document.title).toBe('Officers – Statbook');
  });
});
