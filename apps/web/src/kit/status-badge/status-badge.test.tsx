import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

describe('a status badge', () => {
  afterEach(cleanup);

  it('says the status in words, whatever its colour', () => {
    render(
      <>
        <StatusBadge status="Overdue" />
        <StatusBadge label="2 of 3 signed" tone="warn" />
      </>,
    );
    expect(screen.getByText('Overdue')).toBeTruthy();
    expect(screen.getByText('2 of 3 signed')).toBeTruthy();
  });

  it('has the same colours for a status and for a label of the same tone', () => {
    render(
      <>
        <StatusBadge status="Rejected" />
        <StatusBadge label="Bounced" tone="bad" />
        <StatusBadge status="Accepted" />
      </>,
    );
    const classOf = (text: string) => screen.getByText(text).className;
    expect(classOf('Rejected')).toBe(classOf('Bounced'));
    expect(classOf('Accepted')).not.toBe(classOf('Rejected'));
  });
});
