import type { Company, CorporateBody, Psc, Verification } from '../../../register/company.ts';
import { plusDays } from '../../../register/days.ts';
import { makeRecordId } from '../../../register/ids.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { findNatureFault, type Natures, readNatures } from './control-natures.ts';
import { type ControllerKind, findControllerElement, readControllingBody } from './controllers.ts';
import { type NewPerson, readNewPerson, toPerson } from './new-people.ts';
import { findNationalityFault, findPostcodeFault } from './officer-rejections.ts';
import { findCodeFault } from './personal-code.ts';

/** Somebody in control whom a form brings to the register, by a notice or with the company itself. */
export interface NewController {
  kind: ControllerKind;
  person?: NewPerson;
  corporate?: CorporateBody;
  natures: Natures;
}

export function readNewController(form: XmlElement): NewController {
  const { kind, element } = findControllerElement(form);
  const isBody = kind === 'corporate-entity' || kind === 'legal-person';
  return {
    kind,
    ...(kind === 'individual' && { person: readNewPerson(element) }),
    ...(isBody && { corporate: readControllingBody(element) }),
    natures: readNatures(form) ?? { natures: [], isForPartnership: false },
  };
}

/** What is wrong with natures of control, details and identity, whatever the day. */
export function findNewControllerFault(
  { natures, person, corporate }: NewController,
  facts: Pick<FormCase<unknown>, 'company' | 'register' | 'today'>,
): Rejection | undefined {
  return (
    findNatureFault(facts.company, natures) ??
    findNationalityFault(person?.nationality) ??
    findPostcodeFault(person?.service, person?.home, corporate?.address) ??
    findIdentityFault(person, facts)
  );
}

/** The statement of identity may come with the notice, or within its own time afterwards. */
function findIdentityFault(
  person: NewPerson | undefined,
  facts: Pick<FormCase<unknown>, 'register' | 'today'>,
): Rejection | undefined {
  if (person?.personalCode === undefined) return undefined;
  const { personalCode, nameMismatchReason } = person;
  return findCodeFault({ person, personalCode, nameMismatchReason }, facts);
}

export function toController(
  { kind, person, corporate, natures }: NewController,
  { company, notifiedOn, today }: { company: Company; notifiedOn: string; today: string },
): Psc {
  return {
    id: makeRecordId(company.number, 'control', company.pscs.length),
    kind,
    ...(person !== undefined && { person: toPerson(person, company) }),
    ...(corporate !== undefined && { corporate }),
    natures: natures.natures,
    notifiedOn,
    ...(person !== undefined && { verification: startVerification(person.personalCode, today) }),
  };
}

/** Given with the notice, or due within the 14 days that begin with the registry's letter (section 790LM). */
function startVerification(personalCode: string | undefined, today: string): Verification {
  return personalCode === undefined
    ? { statementOpensOn: today, statementDueOn: plusDays(today, 13) }
    : { startOn: today, endOn: '9999-12-31' };
}
