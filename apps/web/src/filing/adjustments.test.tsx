import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Adjustments } from './adjustments.tsx';

it('says why a text is sent otherwise than it was given', () => {
  render(
    <Adjustments
      adjustments={[
        { field: 'forename', given: 'Zoë', sent: 'ZOË' },
        { field: 'surname', given: 'Gōld', sent: 'Gold' },
      ]}
    />,
  );
  expect(screen.getByText(/“Zoë” is sent as “ZOË”: .* such letters as capitals only\./)).toBeDefined();
  expect(screen.getByText(/“Gōld” is sent as “Gold”: .* no other characters\./)).toBeDefined();
});
