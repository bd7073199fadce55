import type { Company, PscStatement } from '../../../register/company.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { findControllers, type NamedController, readNamedController } from '../parts/controllers.ts';
import { nameOfOfficer } from '../parts/officers.ts';

/** What a company says about its control, of nobody or of somebody who is on the register. */
export interface GivenStatement {
  /** As the register has it. */
  statement: string;
  named?: NamedController;
  enteredOn?: string;
}

export function readStatement(form: XmlElement): GivenStatement {
  const linked = findChild(form, 'PSCLinkedStatement');
  const constant =
    textAt(form, 'CompanyStatement') ?? textAt(form, 'PSCStatement') ?? getText(linked, 'Statement');
  const enteredOn = textAt(form, 'RegisterEntryDate')?.slice(0, 10);
  return {
    statement: toKey(constant),
    ...(linked !== undefined && { named: readNamedController(linked) }),
    ...(enteredOn !== undefined && { enteredOn }),
  };
}

/** `PSC_DETAILS_NOT_CONFIRMED` as `psc-details-not-confirmed`. */
export function toKey(constant: string): string {
  return constant.toLowerCase().replaceAll('_', '-');
}

/** Every statement in those words, about that person where there is one; those that were withdrawn included. */
export function findStatements(company: Company, { statement, named }: GivenStatement): PscStatement[] {
  const about = named === undefined ? undefined : findControllers(company, named);
  return company.pscStatements.filter((held) => {
    if (held.statement !== statement) return false;
    if (about === undefined) return true;
    return about.some((psc) => psc.id === held.linkedPscId || nameOfOfficer(psc) === held.linkedPscName);
  });
}

export function findStanding(company: Company, given: GivenStatement): PscStatement | undefined {
  return findStatements(company, given).find(({ ceasedOn }) => ceasedOn === undefined);
}
