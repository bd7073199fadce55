import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { findNatureFault } from '../parts/control-natures.ts';
import { findControlDayFault, findProtectedFault } from '../parts/control-rejections.ts';
import { findNationalityFault, findPostcodeFault } from '../parts/officer-rejections.ts';
import { findCodeFault } from '../parts/personal-code.ts';
import type { ControlNotification } from './read-notification.ts';

export function findNotificationFault(facts: FormCase<ControlNotification>): Rejection | undefined {
  const { company, content } = facts;
  const { kind, notifiedOn: day, enteredOn, natures, person, corporate } = content;
  const event = 'the PSC was added';
  return (
    findProtectedFault(kind) ??
    findControlDayFault(facts, { day, event, enteredOn }) ??
    findNatureFault(company, natures) ??
    findNationalityFault(person?.nationality) ??
    findPostcodeFault(person?.service, person?.home, corporate?.address) ??
    findIdentityFault(facts)
  );
}

/** The statement of identity may come with the notice, or within its own time afterwards. */
function findIdentityFault(facts: FormCase<ControlNotification>): Rejection | undefined {
  const { person } = facts.content;
  if (person?.personalCode === undefined) return undefined;
  const { personalCode, nameMismatchReason } = person;
  return findCodeFault({ person, personalCode, nameMismatchReason }, facts);
}
