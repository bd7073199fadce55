import { isDeepStrictEqual } from 'node:util';
import type { Officer } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import {
  findDayFault,
  findKindFault,
  findNationalityFault,
  findPostcodeFault,
  findServingOfficer,
  rejectOfficer,
} from '../parts/officer-rejections.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { changeOfficer } from './change-officer.ts';
import type { ChangeOfDetails } from './read-change.ts';

export function findChangeFault({
  company,
  content,
  today,
}: FormCase<ChangeOfDetails>): Rejection | undefined {
  const { named, changedOn, change } = content;
  const fault = findKindFault(company, named.kind) ?? findDayFault(company, changedOn, today);
  if (fault !== undefined) return fault;
  const found = findServingOfficer(company, named, today);
  if ('rejection' in found) return found.rejection;
  const { officer } = found;
  const value = nameOfOfficer(officer);
  if (changedOn < (officer.appointedOn ?? '')) return rejectOfficer('beforeAppointment', { value });
  // What the register holds already is no change, in whatever letters.
  const isSame = isDeepStrictEqual(inCapitals(changeOfficer(officer, content, company)), inCapitals(officer));
  if (isSame) return rejectOfficer('unchanged');
  if (change.consents === false) return rejectOfficer('noConsent', { value });
  if (change.name?.forename === '') return rejectOfficer('noForename');
  return findNationalityFault(change.nationality) ?? findPostcodeFault(change.service, change.home);
}

function inCapitals(officer: Officer): unknown {
  return JSON.parse(JSON.stringify(officer).toUpperCase());
}
