import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Adjustments } from './adjustments.tsx';

it('says why a text is sent otherwise than it was given', () => {
  render(
    <Adjustments
      adjustments={[
        { field: 'forename', given: 'Zoë', sent: 'ZOË' },
        { field: 'surname', given: 'Ṣofia', sent: 'SOFIA' },
      ]}
    />,
  );
  expect(screen.getByText(/“Zoë” is sent as “ZOË”: .* accented letters as capitals only\./)).toBeDefined();
  expect(screen.getByText(/“Ṣofia” is sent as “SOFIA”: .* no other characters\./)).toBeDefined();
});
