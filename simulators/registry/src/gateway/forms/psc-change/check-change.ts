import { isDeepStrictEqual } from 'node:util';
import type { Psc } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { findNatureFault } from '../parts/control-natures.ts';
import {
  findControlDayFault,
  findController,
  findProtectedFault,
  rejectControl,
} from '../parts/control-rejections.ts';
import { findNationalityFault, findPostcodeFault } from '../parts/officer-rejections.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { changeController } from './change-controller.ts';
import type { ChangeOfControl } from './read-change.ts';

export function findChangeFault(facts: FormCase<ChangeOfControl>): Rejection | undefined {
  const { company, content } = facts;
  const { named, changedOn: day, enteredOn, person, body, natures } = content;
  const event = 'the PSC was changed';
  const fault = findProtectedFault(named.kind) ?? findControlDayFault(facts, { day, event, enteredOn });
  if (fault !== undefined) return fault;
  const found = findController(company, named);
  if ('rejection' in found) return found.rejection;
  const { psc } = found;
  if (day < psc.notifiedOn) return rejectControl('changedTooEarly', { value: nameOfOfficer(psc) });
  // What the register holds already is no change, in whatever letters and order.
  if (isDeepStrictEqual(inCapitals(changeController(psc, content, company)), inCapitals(psc))) {
    return rejectControl('unchanged');
  }
  return (
    findNatureFault(company, natures) ??
    findNationalityFault(person?.nationality) ??
    findPostcodeFault(person?.service, person?.home, body?.address)
  );
}

function inCapitals(psc: Psc): unknown {
  return JSON.parse(JSON.stringify({ ...psc, natures: psc.natures.toSorted() }).toUpperCase());
}
