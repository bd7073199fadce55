import { companyNumber, isInsolvencyStatus, mayHaveShares, serviceFor } from '@statbook/domain/companies';
import { formatCivilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import type { ObligationAct } from '@statbook/domain/obligations';
import type { CompanyProfile } from '@statbook/registry-client';
import { dayOf } from '../../../platform/clock.ts';
import type { CompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import type { RegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { listUnregisteredHolders } from './stated-holders.ts';

export type OverviewReadings = RegistryRecord<
  'profile' | 'officers' | 'pscs' | 'psc-statements' | 'exemptions' | 'company-data'
>['readings'];

/** Something to know, what it means, and what settles it where something does. */
export interface Attention {
  title: string;
  detail: string;
  act?: ObligationAct;
  form?: FormId;
}

/** What is no deadline but stands in the way of filing, or should be known first. */
export function listAttentions({
  row,
  readings,
  incompleteMembers,
}: {
  row: CompanyRow;
  readings: OverviewReadings;
  incompleteMembers: number | undefined;
}): Attention[] {
  return [
    ...aboutStatus(row),
    ...aboutOffice(readings.profile?.value),
    ...aboutControl(readings),
    // A register of members that is kept here is compared by itself.
    ...(incompleteMembers === undefined ? aboutStatedHolders(readings) : aboutMembers(incompleteMembers)),
    ...aboutCode(row),
  ];
}

function aboutControl(readings: OverviewReadings): Attention[] {
  if (!hasNoControlEntry(readings)) return [];
  const detail =
    'The register shows neither a person with significant control nor a statement that there is none.';
  return [{ title: 'No entry about control', detail, act: 'show-pscs' }];
}

function aboutStatedHolders(readings: OverviewReadings): Attention[] {
  const names = listUnregisteredHolders(readings);
  const readAt = readings['company-data']?.readAt;
  if (names.length === 0 || readAt === undefined) return [];
  const detail = `${names.join(', ')}: over 25% of the shares by the shareholders last stated to Companies House, as read on ${formatCivilDate(dayOf(readAt))}`;
  return [{ title: 'Shareholder not found on the PSC register', detail, act: 'show-pscs' }];
}

function aboutMembers(incomplete: number): Attention[] {
  if (incomplete === 0) return [];
  const detail = `${incomplete} ${incomplete === 1 ? 'member' : 'members'} in the register of members`;
  return [{ title: 'Particulars missing', detail, act: 'show-members' }];
}

/** Only what can be filed for needs a code. */
function aboutCode({ hasAuthenticationCode, number, type, status, registryReadAt }: CompanyRow): Attention[] {
  if (hasAuthenticationCode || registryReadAt === null) return [];
  if (serviceFor({ number: companyNumber(number), type, status }).level !== 'full') return [];
  const detail = mayHaveShares(type)
    ? 'Without it nothing can be filed, and shareholders and capital cannot be read.'
    : 'Without it nothing can be filed.';
  return [{ title: 'Authentication code missing', detail, act: 'enter-code' }];
}

function aboutStatus({ status, statusDetail }: CompanyRow): Attention[] {
  if (statusDetail === 'active-proposal-to-strike-off') {
    const detail =
      'Companies House means to strike the company off. File what is overdue, or object in time.';
    return [{ title: 'Proposal to strike off', detail }];
  }
  if (!isInsolvencyStatus(status)) return [];
  return [
    {
      title: 'Insolvency',
      detail: 'A liquidator, receiver or administrator may have to sign in the directors’ place.',
    },
  ];
}

const changeOffice = { act: 'begin-form', form: 'AD01' } as const;

function aboutOffice(profile: CompanyProfile | undefined): Attention[] {
  const words: Attention[] = [];
  if (profile?.isRegisteredOfficeInDispute) {
    const detail = 'Companies House has been told that the address is not the company’s.';
    words.push({ title: 'Registered office in dispute', detail, ...changeOffice });
  }
  if (profile?.isRegisteredOfficeUndeliverable) {
    const detail = 'Letters of Companies House came back. Change the registered office.';
    words.push({ title: 'Registered office undeliverable', detail, ...changeOffice });
  }
  return words;
}

/** A company must say who controls it, or that nobody does (s.790D), unless its market exempts it. */
function hasNoControlEntry({ profile, pscs, ...others }: OverviewReadings): boolean {
  const { pscs: pscLink, pscStatements: statementLink } = profile?.value.links ?? {};
  if (pscs === undefined || (pscLink ?? statementLink) === undefined) return false;
  const statements = others['psc-statements']?.value ?? [];
  const exemptions = others.exemptions?.value ?? [];
  const entries = [
    ...pscs.value.items.filter(({ isCeased }) => !isCeased),
    ...statements.filter(({ ceasedOn }) => ceasedOn === undefined),
    ...exemptions.filter(({ until }) => until === undefined),
  ];
  return entries.length === 0;
}
