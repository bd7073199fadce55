import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { filingId } from '../form.fixture.tsx';
import AlsoIn from './also-in.tsx';

const personId = '5b0e3c9e-7c0f-4c4e-9a37-3a4b8c1a1b22';

describe('where else a person stands whose details change', () => {
  it.each([
    [1, 0, 'Also on another register of this company?'],
    [0, 1, 'Also in another company?'],
    [2, 3, 'Also on another register of this company, and in 3 other companies?'],
  ])('is asked with %i other roles here and %i other companies', async (rolesHere, otherCompanies, title) => {
    serveAnswers({
      getPersonOfFiling: { entity: [{ personId, rolesHere, otherCompanies, changeId: null }] },
    });
    await new CompanyPageFixture().show(<AlsoIn filingId={filingId} />);
    expect(await screen.findByText(title)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Start the other notices' });
    expect(link.getAttribute('href')).toBe(`/people/${personId}/change?from=${filingId}`);
  });
});
