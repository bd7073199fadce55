import { addressAt } from '../fields/address-fields.ts';
import { registrationAt } from '../fields/corporate-fields.ts';
import { getOfficer, officerRoleOf, registeredNameOf } from '../fields/officer-fields.ts';
import { nameAt, nationalitiesAt } from '../fields/person-fields.ts';
import { residenceAt, serviceAddressAt } from '../fields/service-address-fields.ts';
import { answerAt, isTicked } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { asksForHome, CHANGE, homePaths, isChanging } from './change-part.ts';
import type {
  ChangedOfficer,
  CorporateOfficerChange,
  DirectorChange,
  FiledDesignation,
  MemberChange,
  SecretaryChange,
} from './content.ts';

/** The officer as registered now, with what changes. */
export function composeChange(asked: FormCase): ChangedOfficer {
  const officer = getOfficer(asked);
  const role = officerRoleOf(asked.form, asked.facts);
  if (officer.kind === 'corporate') {
    const corporate = { kind: 'corporate' as const, corporateName: officer.surname };
    const change = corporateChange(asked);
    if (role !== 'member') return { ...corporate, role, change };
    return { ...corporate, role, change: { ...change, ...designationChange(asked) } };
  }
  const person = { kind: 'person' as const, name: registeredNameOf(officer) };
  if (role === 'secretary') return { ...person, role, change: secretaryChange(asked) };
  const change = { ...secretaryChange(asked), ...residentChange(asked) };
  if (role === 'director') return { ...person, role, change: { ...change, ...nationalityChange(asked) } };
  return { ...person, role, change: { ...change, ...designationChange(asked) } };
}

function secretaryChange(asked: FormCase): SecretaryChange {
  const { answers } = asked;
  return {
    ...(isChanging(asked, 'name') && { name: nameAt(answers, CHANGE.name) }),
    ...(isChanging(asked, 'service-address') && {
      serviceAddress: serviceAddressAt(answers, CHANGE.serviceAddress),
    }),
  };
}

function residentChange(asked: FormCase): Omit<MemberChange, 'designation'> {
  const { answers } = asked;
  const asksHome = isChanging(asked, 'service-address') && asksForHome(asked);
  const isUnchanged = answerAt(answers, CHANGE.unchangedHome) === 'yes';
  return {
    ...(asksHome && { residentialAddressUnchanged: isUnchanged }),
    ...(isChanging(asked, 'residence') && { residence: residenceAt(answers, homePaths(asked)) }),
    ...(isChanging(asked, 'country-of-residence') && {
      countryOfResidence: answerAt(answers, CHANGE.countryOfResidence),
    }),
  };
}

function nationalityChange(asked: FormCase): Pick<DirectorChange, 'nationalities'> {
  if (!isChanging(asked, 'nationality')) return {};
  return { nationalities: nationalitiesAt(asked.answers, CHANGE.nationalities) };
}

function designationChange(asked: FormCase): { readonly designation?: FiledDesignation } {
  const { answers } = asked;
  if (!isChanging(asked, 'designation')) return {};
  const designated = answerAt(answers, CHANGE.designated) === 'yes';
  return { designation: { designated, consentToAct: isTicked(answers, CHANGE.consent) } };
}

function corporateChange(asked: FormCase): CorporateOfficerChange {
  const { answers } = asked;
  return {
    ...(isChanging(asked, 'corporate-name') && { corporateName: answerAt(answers, CHANGE.corporateName) }),
    ...(isChanging(asked, 'address') && { address: addressAt(answers, CHANGE.address) }),
    ...(isChanging(asked, 'registration') && {
      registration: registrationAt(answers, CHANGE.registration),
    }),
  };
}
