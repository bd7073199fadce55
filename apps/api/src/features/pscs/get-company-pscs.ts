import { getCompanyPscs } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import {
  describeExemption,
  describeNatureOfControl,
  describePscStatement,
  type PscKind,
  type PublicExemption,
  type PublicPsc,
  type PublicPscStatement,
} from '@statbook/registry-client';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { idOfLink, presentAddress, presentVerification } from '../../registry-snapshots/present-company.ts';
import { listPeopleOfRegister } from '../../registry-snapshots/person-link-queries.ts';
import { getRegistryRecord } from '../../registry-snapshots/registry-record.ts';

const kindTexts: Readonly<Record<PscKind, string>> = {
  individual: 'Individual',
  'corporate-entity': 'Company or other legal entity',
  'legal-person': 'Public body or other registrable person',
  'super-secure': 'Protected person',
  unknown: 'Other person',
};

/** Who controls a company, as the registry said last, with statements and exemptions. */
export const getCompanyPscsHandler = ({ clock }: { clock: Clock }) =>
  handle(getCompanyPscs, async ({ tx, company }) => {
    const { head, statements, exemptions, ...read } = await readPscs(tx, company, clock.today());
    const people = await listPeopleOfRegister(tx, { companyId: company.id, register: 'psc' });
    const pscs = read.pscs.map((psc) => ({ ...psc, personId: people.get(psc.pscId) ?? null }));
    const current = pscs.filter(({ state }) => state === 'current').length;
    return {
      entity: [
        {
          ...head,
          currentCount: current,
          ceasedCount: pscs.length - current,
          pscs,
          statements,
          exemptions,
        },
      ],
    };
  });

/** Who has control, statements and exemptions in the registry's order, as they are shown and printed. */
export async function readPscs(tx: Transaction, company: CompanyInReach, today: CivilDate) {
  const kinds = ['pscs', 'psc-statements', 'exemptions'] as const;
  const { head, readings } = await getRegistryRecord(tx, company, kinds);
  const exemptions = readings.exemptions?.value ?? [];
  return {
    head,
    pscs: (readings.pscs?.value.items ?? []).map((psc, place) => presentPsc(psc, place, today)),
    statements: (readings['psc-statements']?.value ?? []).map(presentStatement),
    exemptions: exemptions.map((exemption) => presentExemption(exemption, today)),
  };
}

function presentPsc(psc: PublicPsc, place: number, today: CivilDate) {
  const verifies = psc.kind === 'individual' && !psc.isCeased && !psc.isBeneficialOwner;
  return {
    ...psc,
    pscId: idOfLink(psc.self, place),
    kindText: kindTexts[psc.kind],
    state: psc.isCeased ? ('ceased' as const) : ('current' as const),
    natures: psc.naturesOfControl.map(describeNatureOfControl),
    serviceAddress: presentAddress(psc.serviceAddress),
    principalOffice: presentAddress(psc.principalOffice),
    born: psc.dateOfBirth,
    identity: psc.identification,
    isSanctioned: psc.isSanctioned ?? false,
    verification: verifies ? presentVerification(psc.verification, today) : null,
  };
}

function presentStatement(statement: PublicPscStatement, place: number) {
  return {
    ...statement,
    statementId: idOfLink(statement.self, place),
    text: describePscStatement(statement.statement, statement.linkedPscName),
    state: statement.ceasedOn === undefined ? ('current' as const) : ('ceased' as const),
  };
}

function presentExemption(exemption: PublicExemption, today: CivilDate) {
  const { type, until } = exemption;
  const isCurrent = until === undefined || until >= today;
  return {
    ...exemption,
    text: describeExemption(type),
    state: isCurrent ? ('current' as const) : ('ended' as const),
  };
}
