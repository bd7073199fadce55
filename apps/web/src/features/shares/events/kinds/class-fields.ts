import { inIssue, inTreasury, notFullyPaid } from '../register-facts.ts';
import type { ClassDefinition } from './field-definition.ts';

const ofClass = { type: 'class', label: 'Class' } as const;

/** The class that an event concerns, by which of them it can be. */
export const classInIssue: ClassDefinition = {
  ...ofClass,
  among: inIssue,
  none: 'No class has shares in issue.',
};
export const classInTreasury: ClassDefinition = {
  ...ofClass,
  among: inTreasury,
  none: 'The company holds none of its own shares.',
};
export const classNotFullyPaid: ClassDefinition = {
  ...ofClass,
  among: notFullyPaid,
  none: 'Every share in issue is fully paid.',
};
export const anyClass: ClassDefinition = {
  ...ofClass,
  among: ({ classes }) => classes,
  none: 'There is no class of shares yet.',
};

export const nextStatement = 'No form: the next confirmation statement carries it';
