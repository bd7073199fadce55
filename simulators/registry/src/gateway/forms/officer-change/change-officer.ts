import type { Company, Officer } from '../../../register/company.ts';
import { kindOfOfficer } from '../../../register/officer-kind.ts';
import { changePerson } from '../parts/changed-people.ts';
import { findRole } from '../parts/officers.ts';
import type { ChangeOfDetails } from './read-change.ts';

/** The officer with the new details; the given one is left as it is. */
export function changeOfficer(officer: Officer, { change }: ChangeOfDetails, company: Company): Officer {
  const { person, corporate } = officer;
  const kind = kindOfOfficer(officer);
  const { isDesignated } = change;
  return {
    ...officer,
    ...(isDesignated !== undefined && kind && { role: findRole(kind, { isDesignated, corporate }) }),
    ...(person !== undefined && { person: changePerson(person, change.person ?? {}, company) }),
    ...(corporate !== undefined && { corporate: { ...corporate, ...change.body } }),
  };
}
