import type { ClassNameRequest } from '../ledger/event-requests.ts';
import { classKey } from '../statement-of-capital.ts';
import type { PlanDesk } from './plan-desk.ts';

const LONGEST_CLASS_NAME = 50;

/** A class gets a name or another designation (s.636). Refused where another class has it, but for case and blanks. */
export function planClassName(request: ClassNameRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  const name = request.name.trim();
  if (name === '') desk.refuse('name', 'missing', 'Enter the new name of the class');
  if (name.length > LONGEST_CLASS_NAME) {
    desk.refuse('name', 'too-long', `Shorten the name to ${LONGEST_CLASS_NAME} characters`);
  }
  if (!shareClass || desk.isRefused) return;
  const { classes } = desk.context.position;
  const holder = classes.find(({ terms }) => classKey(terms.name) === classKey(name));
  if (holder && holder.id !== shareClass.id)
    desk.refuse('name', 'used', 'Enter a name that no other class has');
  if (shareClass.terms.name === name)
    desk.refuse('name', 'no-change', 'Enter another name than the present one');
  desk.changeTerms(shareClass, { name });
}
