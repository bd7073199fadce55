import type { Company, CorporateBody, Officer } from '../../../register/company.ts';
import { kindOfOfficer } from '../../../register/officer-kind.ts';
import { findRole } from '../officer-appointment/appoint-officer.ts';
import { changePerson } from '../parts/changed-people.ts';
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

function changeCorporate(corporate: CorporateBody, change: OfficerChange): CorporateBody {
  const { corporateName: name, service: address, identification } = change;
  return {
    ...corporate,
    ...(name !== undefined && { name }),
    ...(typeof address === 'object' && { address }),
    ...(identification !== undefined && { identification }),
  };
}
