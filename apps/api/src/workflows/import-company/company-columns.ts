import type { CompanyProfile } from '@statbook/registry-client';

/** What the list of companies shows of a profile. */
export function toCompanyColumns(profile: CompanyProfile, readAt: Date) {
  return {
    name: profile.name,
    type: profile.type ?? 'unknown',
    status: profile.status ?? 'unknown',
    statusDetail: profile.statusDetail ?? null,
    jurisdiction: profile.jurisdiction ?? null,
    incorporatedOn: profile.createdOn ?? null,
    ...toDueDates(profile),
    registryReadAt: readAt,
  };
}

export type CompanyColumns = ReturnType<typeof toCompanyColumns>;

function toDueDates({ confirmationStatement: statement, accounts }: CompanyProfile) {
  return {
    statementLastMadeUpTo: statement?.lastMadeUpTo ?? null,
    statementNextMadeUpTo: statement?.nextMadeUpTo ?? null,
    statementDueOn: statement?.nextDue ?? null,
    accountsDueOn: accounts?.nextDue ?? null,
  };
}
