import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { ClassPage } from './class-page.tsx';
import { ClassesPage } from './classes-page.tsx';
import type { RegisterCapital } from './share-class.ts';

afterEach(cleanup);

const asAt = '2026-01-31';
const beforeAnyShares: RegisterCapital = {
  asAt,
  knownAt: 2,
  knownSince: null,
  knownOn: null,
  lastEntry: 2,
  hasShareCapital: true,
  currencies: [],
  classes: [],
};

const onThatDay = () =>
  new CompanyPageFixture().answer(
    'companyInformationReportShareClass',
    { query: { companyId, asAt } },
    { entity: [beforeAnyShares] },
  );

describe('a day before there were shares', () => {
  it('has no classes, and leads back to today', async () => {
    await onThatDay().show(
      <ClassesPage companyId={companyId} address={{ asAt }} onAddressChange={() => {}} />,
    );
    expect(await screen.findByText('No shares yet')).toBeTruthy();
    expect(screen.getByText('The register knows of no shares by the end of this day.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show today' })).toBeTruthy();
    expect(screen.queryByText('No share register yet')).toBeNull();
  });

  it('has no terms of a class that came later', async () => {
    await onThatDay().show(
      <ClassPage companyId={companyId} address={{ asAt, class: 'later' }} onAddressChange={() => {}} />,
    );
    expect(await screen.findByText('No shares of this class yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show today' })).toBeTruthy();
  });
});
