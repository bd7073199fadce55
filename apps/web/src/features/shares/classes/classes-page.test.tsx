import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, RecordFixture } from '../../../record/show-record.fixture.tsx';
import { ClassPage } from './class-page.tsx';
import { ClassesPage } from './classes-page.tsx';
import type { RegisterCapital } from './share-class.ts';

afterEach(cleanup);

const asAt = '2026-01-31';
const beforeAnyShares: RegisterCapital = {
  AsAt: asAt,
  KnownAt: 2,
  KnownSince: null,
  KnownOn: null,
  LastEntry: 2,
  HasShareCapital: true,
  Currencies: [],
  Classes: [],
};

const onThatDay = () =>
  new RecordFixture().answer(
    'companyInformationReportShareClass',
    { query: { CompanyId: companyId, AsAt: asAt } },
    { Entity: [beforeAnyShares] },
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
