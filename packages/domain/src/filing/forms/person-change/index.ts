export {
  type ChangedRole,
  isChangeOfPerson,
  knownOf,
  roleOfOfficer,
  roleOfPsc,
  toSharedAnswers,
} from './changed-role.ts';
export * from './plan-change.ts';
export * from './shared-questions.ts';
