import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { Fieldset, FieldsetPart } from './fieldset.tsx';

describe('a fieldset', () => {
  afterEach(cleanup);

  it('is a group with its title as its name, and says what explains it', () => {
    render(
      <>
        <p id="why">Of those in issue</p>
        <Fieldset title="Holding 2" describedBy="why">
          <FieldsetPart total>100 shares</FieldsetPart>
        </Fieldset>
      </>,
    );
    const group = screen.getByRole('group', { name: 'Holding 2' });
    expect(group.textContent).toBe('Holding 2100 shares');
    expect(describedBy(group)).toEqual(['Of those in issue']);
  });

  it('has no name where it needs none', () => {
    render(<Fieldset>Nothing</Fieldset>);
    expect(screen.getByRole('group').querySelector('legend')).toBeNull();
  });
});
