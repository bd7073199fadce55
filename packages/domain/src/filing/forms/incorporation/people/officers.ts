import { addressAt } from '../../fields/address-fields.ts';
import { registrationAt } from '../../fields/corporate-fields.ts';
import { formerNamesAt, nameAt, nationalitiesAt } from '../../fields/person-fields.ts';
import { pscRegistrationAt } from '../../fields/control/psc-fields.ts';
import { residenceAt, residenceSecrets, serviceAddressAt } from '../../fields/service-address-fields.ts';
import { mismatchReasonAt } from '../../fields/statement-fields.ts';
import { controlAt } from '../../fields/control/control-fields.ts';
import type { OfficerRole } from '../../filed-officer.ts';
import { parsePersonalCode } from '../../../../identity/personal-code.ts';
import { answerAt, isTicked } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import type { AppointedOfficer } from '../../officer-appointment/content.ts';
import { pscKindAt } from './body-step.ts';
import type { FormedOfficer, FormedPsc } from '../content.ts';
import { controlPath, pscsOf } from '../control-step.ts';
import { consentPath, knowsPath, officesOf } from './founder-step.ts';
import { type Founder, foundersOf } from './people.ts';
import { birthPath, codePath, homeOf, nationalitiesOf, statesIdentity } from './person-step.ts';

/** Each office of each founder, in the order in which they are sent. */
const appointments = (asked: FormCase) =>
  foundersOf(asked).flatMap((founder) => officesOf(founder).map((role) => ({ founder, role })));

/** Who becomes an officer; whoever has two offices comes twice. */
export function officersAt(asked: FormCase): readonly FormedOfficer[] {
  return appointments(asked).map(({ founder, role }) => ({
    consentToAct: isTicked(asked.answers, consentPath(founder, role)),
    ...(founder.isBody ? bodyAs(asked, founder, role) : personAs(asked, founder, role)),
  }));
}

function personAs(asked: FormCase, founder: Founder, role: OfficerRole): AppointedOfficer {
  const { answers } = asked;
  const { path } = founder;
  const previousNames = formerNamesAt(answers, `${path}.previousNames`, `${path}.hasFormerNames`);
  const person = {
    kind: 'person' as const,
    name: nameAt(answers, `${path}.name`),
    serviceAddress: serviceAddressAt(answers, `${path}.serviceAddress`),
    ...(previousNames && { previousNames }),
  };
  if (role === 'secretary') return { role, ...person };
  const verified = {
    ...person,
    residence: residenceAt(answers, homeOf(founder)),
    countryOfResidence: answerAt(answers, `${path}.countryOfResidence`),
    ...identityAt(asked, founder),
  };
  if (role === 'member') return { role, ...verified, designated: isDesignated(founder) };
  return { role, ...verified, nationalities: nationalitiesAt(answers, `${path}.nationalities`) };
}

const isDesignated = ({ roles }: Founder) => roles.has('designated-member');

function identityAt({ answers }: FormCase, { path }: Founder) {
  const nameMismatchReason = mismatchReasonAt(answers, path);
  return {
    identityVerified: isTicked(answers, `${path}.identityVerified`),
    ...(nameMismatchReason && { nameMismatchReason }),
  };
}

function bodyAs({ answers }: FormCase, founder: Founder, role: OfficerRole): AppointedOfficer {
  const { path } = founder;
  const { forename, surname } = nameAt(answers, `${path}.representative`);
  const body = {
    kind: 'corporate' as const,
    corporateName: answerAt(answers, `${path}.corporateName`),
    address: addressAt(answers, `${path}.address`),
    registration: registrationAt(answers, `${path}.registration`),
    ...(forename !== undefined && { representative: { forename, surname } }),
  };
  return role === 'member' ? { role, ...body, designated: isDesignated(founder) } : { role, ...body };
}

/** Who has significant control from the beginning on. */
export function pscsAt(asked: FormCase): readonly FormedPsc[] {
  return pscsOf(asked).map((founder) => ({
    psc: founder.isBody ? pscBodyAt(asked, founder) : individualAt(asked, founder),
    control: controlAt(asked.answers, controlPath(founder), asked.facts),
    ...(!founder.isBody && { knowsOfNotice: isTicked(asked.answers, knowsPath(founder)) }),
  }));
}

function individualAt(asked: FormCase, founder: Founder) {
  const { answers } = asked;
  const { path } = founder;
  return {
    kind: 'individual' as const,
    name: nameAt(answers, `${path}.name`),
    serviceAddress: serviceAddressAt(answers, `${path}.serviceAddress`),
    residence: residenceAt(answers, homeOf(founder)),
    nationalities: nationalitiesAt(answers, `${path}.nationalities`, nationalitiesOf(founder)),
    countryOfResidence: answerAt(answers, `${path}.countryOfResidence`),
    ...(statesIdentity(asked, founder) && identityAt(asked, founder)),
  };
}

function pscBodyAt({ answers }: FormCase, { path }: Founder) {
  const kind = pscKindAt(answers, path);
  return {
    kind,
    corporateName: answerAt(answers, `${path}.corporateName`),
    address: addressAt(answers, `${path}.address`),
    registration: pscRegistrationAt(answers, `${path}.pscRegistration`, kind),
  } as const;
}

/** What is sent of people but lies sealed, by their places in the content. */
export function foundersSecrets(asked: FormCase): Readonly<Record<string, string>> {
  const officers = appointments(asked).map(({ founder, role }, index) =>
    founder.isBody || role === 'secretary' ? {} : secretsOf(asked, founder, `officers.${index}`),
  );
  const pscs = pscsOf(asked).map((founder, index) =>
    founder.isBody ? {} : secretsOf(asked, founder, `pscs.${index}`),
  );
  return Object.assign({}, ...officers, ...pscs);
}

function secretsOf(asked: FormCase, founder: Founder, at: string): Readonly<Record<string, string>> {
  const { answers } = asked;
  const code = parsePersonalCode(answerAt(answers, codePath(founder)));
  return {
    [`${at}.dateOfBirth`]: answerAt(answers, birthPath(founder)),
    ...residenceSecrets(answers, homeOf(founder), `${at}.residentialAddress`),
    ...(statesIdentity(asked, founder) && code.ok && { [`${at}.personalCode`]: code.code.reveal() }),
  };
}
