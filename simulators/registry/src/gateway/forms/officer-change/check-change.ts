import { isDeepStrictEqual } from 'node:util';
import type { Officer } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import {
  findNationalityFault,
  findPostcodeFault,
  findServingOfficer,
  rejectOfficer,
} from '../parts/officer-rejections.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { changeOfficer } from './change-officer.ts';
import type { ChangeOfDetails } from './read-change.ts';

export function findChangeFault(facts: FormCase<ChangeOfDetails>): Rejection | undefined {
  const { company, content } = facts;
  const { named, changedOn, change } = content;
  const found = findServingOfficer(facts, named, changedOn);
  if ('rejection' in found) return found.rejection;
  const { officer } = found;
  // What the register holds already is no change, in whatever letters.
  const isSame = isDeepStrictEqual(inCapitals(changeOfficer(officer, content, company)), inCapitals(officer));
  if (isSame) return rejectOfficer('unchanged');
  const { person, body, consents } = change;
  if (consents === false) return rejectOfficer('noConsent', { value: nameOfOfficer(officer) });
  if (person?.name?.forename === '') return rejectOfficer('noForename');
  return (
    findNationalityFault(person?.nationality) ??
    findPostcodeFault(person?.service, person?.home, body?.address)
  );
}

function inCapitals(officer: Officer): unknown {
  return JSON.parse(JSON.stringify(officer).toUpperCase());
}
