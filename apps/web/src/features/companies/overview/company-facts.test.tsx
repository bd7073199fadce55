import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { company } from '../record/company.fixture.ts';
import { CompanyFacts } from './company-facts.tsx';

afterEach(cleanup);

it('has the nature of business of a company, which an LLP does not state', async () => {
  await new CompanyPageFixture().show(<CompanyFacts company={company} />);
  expect(await screen.findByText('Nature of business')).toBeTruthy();
  cleanup();
  await new CompanyPageFixture().show(<CompanyFacts company={{ ...company, companyType: 'llp' }} />);
  expect(await screen.findByText('Company type')).toBeTruthy();
  expect(screen.queryByText('Nature of business')).toBeNull();
});

it.each([
  ['ltd', /authentication code opens/],
  ['llp', /authentication code opens/],
  ['limited-partnership', 'Companies House does not say where they are kept'],
])('says what opens where the records of a company are kept: %s', async (companyType, text) => {
  const unread = { ...company, companyType, inspectionLocation: null };
  await new CompanyPageFixture().show(<CompanyFacts company={unread} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
