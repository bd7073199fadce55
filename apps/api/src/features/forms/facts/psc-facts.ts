import type { FormFacts, PscFacts, PscStatementFacts } from '@statbook/domain/filing/forms';
import type { PublicPsc, PublicPscStatement } from '@statbook/registry-client';
import { idOfLink, toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { toRegisteredVerification } from '../../../registry-snapshots/registered-directors.ts';
import { publicToFiledAddress } from './filed-addresses.ts';

/** Persons with significant control and the statements that stand, named as the gateway finds them. */
export function toControlFacts(
  pscs: readonly PublicPsc[],
  statements: readonly PublicPscStatement[],
): Pick<FormFacts, 'pscs' | 'pscStatements'> {
  const all = pscs.flatMap((psc, place) => {
    const facts = toPscFacts(psc, place);
    return facts === undefined ? [] : [{ psc, facts }];
  });
  const byLink = new Map(all.map(({ psc, facts }) => [psc.self, facts]));
  return {
    pscs: all.filter(({ psc }) => !psc.isCeased).map(({ facts }) => facts),
    pscStatements: statements.flatMap((statement, place): PscStatementFacts[] =>
      statement.ceasedOn === undefined
        ? [
            {
              id: idOfLink(statement.self, place),
              statement: statement.statement,
              notifiedOn: toCivilDate(statement.notifiedOn),
              psc: statement.linkedPsc === undefined ? undefined : byLink.get(statement.linkedPsc),
            },
          ]
        : [],
    ),
  };
}

/** Owners of overseas entities are on another register; of a kind that nobody knows nothing can be filed. */
function toPscFacts(psc: PublicPsc, place: number): PscFacts | undefined {
  const { kind, identification, verification } = psc;
  if (kind === 'unknown' || psc.isBeneficialOwner) return undefined;
  return {
    id: idOfLink(psc.self, place),
    kind,
    ...toNames(psc),
    notifiedOn: toCivilDate(psc.notifiedOn),
    born: psc.dateOfBirth,
    nationality: psc.nationality,
    countryOfResidence: psc.countryOfResidence,
    serviceAddress: publicToFiledAddress(psc.principalOffice ?? psc.serviceAddress),
    identification: identification && {
      placeRegistered: identification.placeRegistered,
      registrationNumber: identification.registrationNumber,
      lawGoverned: identification.legalAuthority,
      legalForm: identification.legalForm,
      country: identification.countryRegistered,
    },
    natures: psc.naturesOfControl,
    verification: verification && {
      ...toRegisteredVerification(verification),
      opensOn: toCivilDate(verification.statementFrom),
    },
  };
}

/** The parts of the name of an individual; of everybody else the name is one. */
function toNames({ kind, name = '', nameParts }: PublicPsc) {
  const { title, forename, otherForenames, surname = name } = (kind === 'individual' && nameParts) || {};
  const fullName = kind === 'super-secure' ? 'A protected person' : name;
  return { fullName, title, forename, otherForenames, surname };
}
