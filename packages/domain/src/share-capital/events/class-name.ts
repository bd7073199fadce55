import type { ClassNameRequest } from '../ledger/event-requests.ts';
import { classKey } from '../statement-of-capital.ts';
import type { PlanDesk } from './plan-desk.ts';

const LONGEST_CLASS_NAME = 50;

/**
 * A class gets a name or another designation (s.636). Refused where another class has or had it, but for
 * case and blanks: entries come out of order, and on no day may two classes be called the same.
 */
export function planClassName(request: ClassNameRequest, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  const name = request.name.trim();
  if (name === '') desk.refuse('name', 'missing', 'Enter the new name of the class');
  if (name.length > LONGEST_CLASS_NAME) {
    desk.refuse('name', 'too-long', `Shorten the name to ${LONGEST_CLASS_NAME} characters`);
  }
  if (!shareClass || desk.isRefused) return;
  const { classes } = desk.context.position;
  const isTaken = classes.some(
    ({ id, terms, namesGiven = [] }) =>
      id !== shareClass.id && [terms.name, ...namesGiven].some((each) => classKey(each) === classKey(name)),
  );
  if (isTaken) desk.refuse('name', 'used', 'Enter a name that no other class has, or had on another day');
  if (shareClass.terms.name === name)
    desk.refuse('name', 'no-change', 'Enter another name than the present one');
  desk.changeTerms(shareClass, { name });
}
