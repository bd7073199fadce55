import type { Company, Psc } from '../../../register/company.ts';
import { changePerson } from '../parts/changed-people.ts';
import type { ChangeOfControl } from './read-change.ts';

/** Somebody in control with the new details; the given record is left as it is. */
export function changeController(psc: Psc, change: ChangeOfControl, company: Company): Psc {
  const { person, corporate } = psc;
  return {
    ...psc,
    ...(person !== undefined &&
      change.person !== undefined && { person: changePerson(person, change.person, company) }),
    ...(corporate !== undefined && { corporate: { ...corporate, ...change.body } }),
    ...(change.natures !== undefined && { natures: change.natures.natures }),
  };
}
