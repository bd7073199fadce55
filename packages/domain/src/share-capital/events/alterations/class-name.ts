import type { ClassNameRequest } from '../../ledger/event-requests.ts';
import { classKey } from '../../statement-of-capital.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';

const LONGEST_CLASS_NAME = 50;

/**
 * Gives a class another name or designation (s.636). Refused where another class has or had that name, whatever its case and
 * blanks: events are posted in any order of dates, and on no day may two classes have one name.
 */
export function planClassName(request: ClassNameRequest, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  const name = request.name.trim();
  if (name === '') planner.refuse('name', 'missing', 'Enter the new name of the class');
  if (name.length > LONGEST_CLASS_NAME) {
    planner.refuse('name', 'too-long', `Shorten the name to ${LONGEST_CLASS_NAME} characters`);
  }
  if (!shareClass || planner.isRefused) return;
  const { classes } = planner.context.position;
  const isTaken = classes.some(
    ({ id, terms, namesGiven = [] }) =>
      id !== shareClass.id && [terms.name, ...namesGiven].some((each) => classKey(each) === classKey(name)),
  );
  if (isTaken) planner.refuse('name', 'used', 'Enter a name that no other class has, or had on another day');
  if (shareClass.terms.name === name)
    planner.refuse('name', 'no-change', 'Enter another name than the present one');
  planner.changeTerms(shareClass, { name });
}
