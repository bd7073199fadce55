import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

describe('a timeline', () => {
  afterEach(cleanup);

  it('says of each step whether it is done, and marks the current one', () => {
    render(
      <Timeline
        label="Life of the filing"
        steps={[
          { label: 'Draft', state: 'done', detail: '3 May 2026' },
          { label: 'Submitted', state: 'current' },
          { label: 'Accepted', state: 'to-come' },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Life of the filing' })).toBeTruthy();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Draft (done)3 May 2026',
      'Submitted (now)',
      'Accepted (to come)',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('shows a step twice where a filing was rejected and is a draft again', () => {
    render(
      <Timeline
        label="Life of the filing"
        steps={[
          { id: '1', label: 'Draft', state: 'done' },
          { id: '2', label: 'Rejected', state: 'failed' },
          { id: '3', label: 'Draft', state: 'current' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Draft (done)',
      'Rejected (failed)',
      'Draft (now)',
    ]);
  });
});
