import type { Psc, Verification } from '../../../register/company.ts';
import { plusDays } from '../../../register/days.ts';
import { makeRecordId } from '../../../register/ids.ts';
import type { FormCase } from '../form-class.ts';
import { toPerson } from '../parts/new-people.ts';
import type { ControlNotification } from './read-notification.ts';

/** Whom an accepted notification brings. */
export function addController({ company, content, today }: FormCase<ControlNotification>): Psc {
  const { kind, person, corporate, natures, notifiedOn } = content;
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
