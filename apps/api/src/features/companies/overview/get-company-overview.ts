import { getCompanyOverview } from '@statbook/contract/calls';
import { describeRecord, isRecordType } from '@statbook/domain/filing/forms';
import {
  type CompanyData,
  describeFiling,
  describeNatureOfControl,
  type PublicPscs,
} from '@statbook/registry-client';
import { handle } from '../../../pipeline/handler.ts';
import { countIncompleteMembers } from '../../../obligations/member-particulars-queries.ts';
import { listObligations } from '../../../obligations/obligation-queries.ts';
import { presentFormAddress } from '../../../registry-snapshots/present-company.ts';
import { getRegistryRecord, type RegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { countAlarms } from '../../../registry-snapshots/register-change-queries.ts';
import { listOpenFilings } from '../../../filings/open-filing-queries.ts';
import { listLabelFacts } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { listNeeds } from './list-needs.ts';
import {
  presentAccounts,
  presentInsolvencyCase,
  presentProfile,
  presentStatementDates,
} from '../present-profile.ts';

const kinds = [
  'profile',
  'officers',
  'pscs',
  'psc-statements',
  'charges',
  'filing-history',
  'exemptions',
  'insolvency',
  'company-data',
] as const;

const latest = 5;

/** The head of a company's record. */
export const getCompanyOverviewHandler = (needs: PreparingDependencies) =>
  handle(getCompanyOverview, async ({ tx, company }) => {
    const { head, row, readings } = await getRegistryRecord(tx, company, kinds);
    const filings = await listOpenFilings(tx, company.id);
    const labelFacts = await listLabelFacts(tx, needs, { company, filings });
    const today = needs.clock.today();
    const obligations = await listObligations(tx, { today, companyId: company.id });
    const incompleteMembers = await countIncompleteMembers(tx, company.id);
    const profile = readings.profile?.value;
    return {
      entity: [
        {
          ...head,
          ...presentProfile(row, profile),
          inspectionLocation: presentInspectionLocation(readings['company-data']?.value),
          accounts: presentAccounts(profile?.accounts, today),
          confirmationStatement: presentStatementDates(row, today),
          insolvencyCases: (readings.insolvency?.value ?? []).map(presentInsolvencyCase),
          registerAlarms: await countAlarms(tx, company.id),
          counts: countRegisters(readings),
          ownership: presentOwnership(readings.pscs?.value),
          latestFilings: presentLatest(readings),
          needs: listNeeds({ obligations, row, readings, filings, labelFacts, incompleteMembers, today }),
        },
      ],
    };
  });

type OverviewRecord = RegistryRecord<(typeof kinds)[number]>['readings'];

const satisfied = new Set(['satisfied', 'fully-satisfied']);

/** Which records are not at the registered office. The register names them by the keys of its forms. */
function presentInspectionLocation(data: CompanyData | undefined) {
  if (data === undefined) return null;
  const records = data.sailRecords.filter(isRecordType).map(describeRecord);
  return { address: presentFormAddress(data.sailAddress), records };
}

/** Current entries only: what is past stands in the registers themselves. */
function countRegisters({ officers, pscs, charges, 'filing-history': history }: OverviewRecord) {
  return {
    officers: officers?.value.items.filter(({ resignedOn }) => resignedOn === undefined).length,
    pscs: pscs?.value.items.filter(({ isCeased }) => !isCeased).length,
    charges: charges?.value.items.filter(({ status = '' }) => !satisfied.has(status)).length,
    filings: history?.value.totalCount,
  };
}

function presentOwnership(pscs: PublicPscs | undefined) {
  return (pscs?.items ?? [])
    .filter(({ isCeased }) => !isCeased)
    .slice(0, latest)
    .map(({ name, naturesOfControl }) => ({
      name: name ?? 'Protected person',
      natures: naturesOfControl.map(describeNatureOfControl),
    }));
}

function presentLatest({ 'filing-history': history }: OverviewRecord) {
  return (history?.value.items ?? []).slice(0, latest).map((filing) => ({
    ...filing,
    description: describeFiling(filing),
    documentLink: filing.documentMetadata,
  }));
}
