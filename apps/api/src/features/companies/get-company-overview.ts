import { getCompanyOverview } from '@statbook/contract/calls';
import { describeFiling, describeNatureOfControl, type PublicPscs } from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { getRegistryRecord, type RegistryRecord } from '../../readings/registry-record.ts';
import { listOpenFilings } from '../../filings/open-filing-queries.ts';
import { listNeeds } from './list-needs.ts';
import {
  presentAccounts,
  presentInsolvencyCase,
  presentProfile,
  presentStatementDates,
} from './present-profile.ts';

const kinds = [
  'profile',
  'officers',
  'pscs',
  'psc-statements',
  'charges',
  'filing-history',
  'exemptions',
  'insolvency',
] as const;

const latest = 5;

/** The head of a company's record. */
export const getCompanyOverviewHandler = (clock: Clock) =>
  handle(getCompanyOverview, async ({ tx, company }) => {
    const { head, row, readings } = await getRegistryRecord(tx, company, kinds);
    const filings = await listOpenFilings(tx, company.id);
    const today = clock.today();
    const profile = readings.profile?.value;
    return {
      Entity: [
        {
          ...head,
          ...presentProfile(row, profile),
          Accounts: presentAccounts(profile?.accounts, today),
          ConfirmationStatement: presentStatementDates(row, today),
          InsolvencyCases: (readings.insolvency?.value ?? []).map(presentInsolvencyCase),
          Counts: countRegisters(readings),
          Ownership: presentOwnership(readings.pscs?.value),
          LatestFilings: presentLatest(readings),
          Needs: listNeeds({ row, readings, filings, today }),
        },
      ],
    };
  });

type OverviewRecord = RegistryRecord<(typeof kinds)[number]>['readings'];

const satisfied = new Set(['satisfied', 'fully-satisfied']);

/** Current entries only: what is past stands in the registers themselves. */
function countRegisters({ officers, pscs, charges, 'filing-history': history }: OverviewRecord) {
  return {
    Officers: officers?.value.items.filter(({ resignedOn }) => resignedOn === undefined).length ?? null,
    Pscs: pscs?.value.items.filter(({ isCeased }) => !isCeased).length ?? null,
    Charges: charges?.value.items.filter(({ status = '' }) => !satisfied.has(status)).length ?? null,
    Filings: history?.value.totalCount ?? null,
  };
}

function presentOwnership(pscs: PublicPscs | undefined) {
  return (pscs?.items ?? [])
    .filter(({ isCeased }) => !isCeased)
    .slice(0, latest)
    .map(({ name, naturesOfControl }) => ({
      Name: name ?? 'Protected person',
      Natures: naturesOfControl.map(describeNatureOfControl),
    }));
}

function presentLatest({ 'filing-history': history }: OverviewRecord) {
  return (history?.value.items ?? []).slice(0, latest).map((filing) => ({
    Type: filing.type ?? null,
    Date: filing.date ?? null,
    Description: describeFiling(filing),
    DocumentLink: filing.documentMetadata ?? null,
  }));
}
