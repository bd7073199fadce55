import { getCompanyPscs } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain';
import {
  describeExemption,
  describeNatureOfControl,
  describePscStatement,
  type PscKind,
  type PublicExemption,
  type PublicPsc,
  type PublicPscStatement,
} from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  idOfLink,
  presentAddress,
  presentBirthMonth,
  presentIdentity,
  presentVerification,
  withNulls,
} from '../../readings/present-record.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';

const kindTexts: Readonly<Record<PscKind, string>> = {
  individual: 'Individual',
  'corporate-entity': 'Company or other legal entity',
  'legal-person': 'Public body or other registrable person',
  'super-secure': 'Protected person',
  unknown: 'Other person',
};

/** Who controls a company, as the registry said last, with statements and exemptions. */
export const getCompanyPscsHandler = (clock: Clock) =>
  handle(getCompanyPscs, async ({ tx, company }) => {
    const kinds = ['pscs', 'psc-statements', 'exemptions'] as const;
    const { head, readings } = await getRegistryRecord(tx, company, kinds);
    const today = clock.today();
    const pscs = (readings.pscs?.value.items ?? []).map((psc, place) => presentPsc(psc, place, today));
    const current = pscs.filter(({ State }) => State === 'current').length;
    return {
      Entity: [
        {
          ...head,
          CurrentCount: current,
          CeasedCount: pscs.length - current,
          Pscs: pscs,
          Statements: (readings['psc-statements']?.value ?? []).map(presentStatement),
          Exemptions: (readings.exemptions?.value ?? []).map((exemption) =>
            presentExemption(exemption, today),
          ),
        },
      ],
    };
  });

function presentPsc(psc: PublicPsc, place: number, today: CivilDate) {
  const verifies = psc.kind === 'individual' && !psc.isCeased && !psc.isBeneficialOwner;
  return withNulls({
    PscId: idOfLink(psc.self, place),
    Kind: psc.kind,
    KindText: kindTexts[psc.kind],
    Name: psc.name,
    State: psc.isCeased ? ('ceased' as const) : ('current' as const),
    Natures: psc.naturesOfControl.map(describeNatureOfControl),
    NotifiedOn: psc.notifiedOn,
    CeasedOn: psc.ceasedOn,
    ServiceAddress: presentAddress(psc.serviceAddress),
    PrincipalOffice: presentAddress(psc.principalOffice),
    Nationality: psc.nationality,
    CountryOfResidence: psc.countryOfResidence,
    Born: presentBirthMonth(psc.dateOfBirth),
    Identity: presentIdentity(psc.identification),
    IsSanctioned: psc.isSanctioned ?? false,
    Verification: verifies ? presentVerification(psc.verification, today) : null,
  });
}

function presentStatement(statement: PublicPscStatement) {
  return withNulls({
    Statement: statement.statement,
    Text: describePscStatement(statement.statement, statement.linkedPscName),
    State: statement.ceasedOn === undefined ? ('current' as const) : ('ceased' as const),
    NotifiedOn: statement.notifiedOn,
    CeasedOn: statement.ceasedOn,
    LinkedPscName: statement.linkedPscName,
  });
}

function presentExemption({ type, from, until }: PublicExemption, today: CivilDate) {
  const isCurrent = until === undefined || until >= today;
  return {
    Text: describeExemption(type),
    State: isCurrent ? ('current' as const) : ('ended' as const),
    From: from ?? null,
    Until: until ?? null,
  };
}
