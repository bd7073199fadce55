import type { Company, CorporateBody, Officer, Person } from '../../../register/company.ts';
import { kindOfOfficer } from '../../../register/officer-kind.ts';
import { findRole } from '../officer-appointment/appoint-officer.ts';
import type { ChangeOfDetails, OfficerChange } from './read-change.ts';

/** The officer with the new details; the given one is left as it is. */
export function changeOfficer(officer: Officer, { change }: ChangeOfDetails, company: Company): Officer {
  const { person, corporate } = officer;
  const kind = kindOfOfficer(officer);
  const { isDesignated } = change;
  return {
    ...officer,
    ...(isDesignated !== undefined && kind && { role: findRole({ kind, isDesignated, corporate }) }),
    ...(person !== undefined && { person: changePerson(person, change, company) }),
    ...(corporate !== undefined && { corporate: changeCorporate(corporate, change) }),
  };
}

function changePerson(person: Person, change: OfficerChange, { registeredOffice = {} }: Company): Person {
  const { name, service, home, nationality, countryOfResidence } = change;
  const { title: _title, otherForenames: _others, ...nameless } = person;
  const serviceAddress = service === 'registered-office' ? registeredOffice : service;
  const residence = home === 'service-address' ? (serviceAddress ?? person.serviceAddress) : home;
  return {
    // A new name is the whole name.
    ...(name === undefined ? person : { ...nameless, ...name }),
    ...(serviceAddress !== undefined && { serviceAddress }),
    ...(residence !== undefined && { residentialAddress: residence }),
    ...(nationality !== undefined && { nationality }),
    ...(countryOfResidence !== undefined && { countryOfResidence }),
  };
}

function changeCorporate(corporate: CorporateBody, change: OfficerChange): CorporateBody {
  const { corporateName: name, service: address, identification } = change;
  return {
    ...corporate,
    ...(name !== undefined && { name }),
    ...(typeof address === 'object' && { address }),
    ...(identification !== undefined && { identification }),
  };
}
