import { inIssue, inTreasury, notFullyPaid, type RegisterFacts, type ShareClass } from '../register-facts.ts';
import type { FieldDefinition } from './field-definition.ts';

const ofClass = { type: 'class', label: 'Class' } as const;

/** The class that an event concerns, by which of them it can be. */
export const classInIssue: FieldDefinition<'class'> = {
  ...ofClass,
  among: inIssue,
  none: 'No class has shares in issue.',
};
export const classInTreasury: FieldDefinition<'class'> = {
  ...ofClass,
  among: inTreasury,
  none: 'The company holds none of its own shares.',
};
export const classNotFullyPaid: FieldDefinition<'class'> = {
  ...ofClass,
  among: notFullyPaid,
  none: 'Every share in issue is fully paid.',
};
export const anyClass: FieldDefinition<'class'> = {
  ...ofClass,
  among: ({ classes }) => classes,
  none: 'There is no class of shares yet.',
};

export const nextStatement = 'No form: the next confirmation statement carries it';

/** Of which classes one can be chosen; of the history before the books, any that there ever was. */
export function classesFor(
  field: FieldDefinition<'class' | 'class-list'>,
  facts: RegisterFacts,
  chosen?: ShareClass,
): readonly ShareClass[] {
  if (field.type === 'class') return field.among(facts, chosen);
  return facts.isEarlierHistory === true ? facts.classes : inIssue(facts);
}
