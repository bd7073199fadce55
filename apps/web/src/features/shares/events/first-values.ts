import type { EventKind } from './event-kinds.ts';
import { blankValues, type EventValues } from './event-values.ts';
import type { EventFormState } from './fields/fields-props.ts';
import { inIssue, inTreasury, notFullyPaid, type RegisterFacts, type ShareClass } from './register-facts.ts';

const redeemable = (facts: RegisterFacts) => inIssue(facts).filter(({ IsRedeemable }) => IsRedeemable);

/** The classes that a kind of event can concern. */
const classesFor: Partial<Record<EventKind, (facts: RegisterFacts) => readonly ShareClass[]>> = {
  'class-name': ({ classes }) => classes,
  redemption: redeemable,
  'treasury-sale': inTreasury,
  cancellation: inTreasury,
  call: notFullyPaid,
  forfeiture: notFullyPaid,
  surrender: notFullyPaid,
};

/** The classes to choose from on the form of a kind. */
export function classesOf(kind: EventKind, facts: RegisterFacts): readonly ShareClass[] {
  return (classesFor[kind] ?? inIssue)(facts);
}

/** A new form: where there is only one answer, it is given. */
export function firstValues(kind: EventKind, facts: RegisterFacts): EventValues {
  const [only, another] = classesOf(kind, facts);
  const chosen = another === undefined ? only : undefined;
  const id = chosen?.ShareClassId ?? '';
  const classId = kind === 'transmission' ? '' : id;
  const rights = kind === 'variation' && chosen ? rightsOf(chosen) : {};
  return { ...blankValues, ...rights, ClassId: classId, FromClassId: id, IntoClassId: id };
}

const rightsOf = ({ Particulars, VotesPerShare, IsRedeemable }: ShareClass) => ({
  Particulars,
  VotesPerShare,
  IsRedeemable,
});

/** The rights of a class as they are, to be changed on the form. */
export function fillInRights(form: EventFormState, shareClass: ShareClass): void {
  const { Particulars, VotesPerShare, IsRedeemable } = rightsOf(shareClass);
  form.setValue('Particulars', Particulars);
  form.setValue('VotesPerShare', VotesPerShare);
  form.setValue('IsRedeemable', IsRedeemable);
}
