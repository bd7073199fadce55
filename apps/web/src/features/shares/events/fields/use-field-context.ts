import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CallReply } from '#api/call-types.ts';
import { callOptions, useCall } from '#api/queries.ts';
import { dayOfLots } from '../../lots/use-share-lots.ts';
import type { EventForm } from '../event-values.ts';
import { type EventDefinition, fieldsOf } from '../kinds/event-definition.ts';
import type {
  Answers,
  FieldContext,
  FieldDefinition,
  FieldType,
  TextName,
} from '../kinds/field-definition.ts';
import type { FindHeld, HeldShares, IssuedShares, RegisterFacts, ShareClass } from '../register-facts.ts';

/** What the input of a field is given. */
export interface InputProps<Type extends FieldType = FieldType> {
  readonly name: TextName;
  readonly field: FieldDefinition<Type>;
  readonly hint: string | undefined;
  readonly context: FieldContext;
  readonly form: EventForm;
}

type Register = CallReply<'getEarlierRegister'>['entity'][number] &
  Partial<CallReply<'getSharesHeld'>['entity'][number]>;

/** The register on a day; of today while no day is entered. The corrected entry is left out. */
const booksOn = ({ companyId, today, corrects }: RegisterFacts, on: string) => ({
  query: {
    companyId,
    asAt: dayOfLots(on, today),
    ...(corrects !== undefined && { without: corrects }),
  },
});

/** What the form shows of a holding, for its check; of the history before an opening balance the server alone knows it. */
export function useFindHeld(facts: RegisterFacts): FindHeld {
  const queryClient = useQueryClient();
  return ({ classId, holderId, on }) => {
    if (facts.isEarlierHistory === true) return undefined;
    const books = queryClient.getQueryData(callOptions('getSharesHeld', booksOn(facts, on)).queryKey);
    return heldOf(books?.entity[0], classId).find((each) => each.holderId === holderId);
  };
}

/** Who held shares at the end of the day of the event, the corrected entry left out; of today while no day is entered. */
function useRegisterOn(facts: RegisterFacts, on: string): Register | undefined {
  const { companyId, today, isEarlierHistory = false } = facts;
  const keep = <Data>(before: Data | undefined) => before;
  const books = useCall('getSharesHeld', booksOn(facts, on), {
    enabled: !isEarlierHistory,
    placeholderData: keep,
  });
  const earlier = useCall(
    'getEarlierRegister',
    { query: { companyId, asAt: dayOfLots(on, today) } },
    { enabled: isEarlierHistory, placeholderData: keep },
  );
  return (isEarlierHistory ? earlier : books).data?.entity[0];
}

/** What an event asks, in which form, of which register. */
export interface AskedEvent {
  readonly definition: EventDefinition;
  readonly form: EventForm;
  readonly facts: RegisterFacts;
}

/** What the fields of a form are shown with: its texts, and the register on the day that it says. */
export function useFieldContext({ definition, form, facts: current }: AskedEvent): FieldContext {
  const { names, subject } = textsOf(definition);
  const texts = useWatch({ control: form.control, name: names });
  const answers: Answers = Object.fromEntries(names.map((name, place) => [name, texts[place]]));
  const on = (definition.day === undefined ? answers.on : definition.day(answers)) ?? '';
  const register = useRegisterOn(current, on);
  const facts = { ...current, classes: register?.classes ?? current.classes };
  const classId = (subject && answers[subject]) ?? '';
  const shareClass = facts.classes.find(({ shareClassId }) => shareClassId === classId);
  const { companyId, corrects } = facts;
  return {
    answers,
    facts,
    day: dayOfLots(on, facts.today),
    lots: { companyId, classId, on, corrects },
    shareClass,
    members: (register?.members ?? []).filter(({ holdings }) => holdings.length > 0),
    held: heldOf(register, classId),
    issued: issuedOf(register, shareClass),
  };
}

const lists: ReadonlySet<string> = new Set([
  'holdings',
  'buyers',
  'transferees',
  'allottees',
  'lots',
  'check',
]);

/** The fields with one text, and the class that the event concerns. */
function textsOf(definition: EventDefinition) {
  const texts = fieldsOf(definition).filter(([, { type }]) => !lists.has(type));
  const subject = texts.find(([, { type }]) => type === 'class' || type === 'class-list');
  // The rest of the fields hold no list.
  const names = texts.map(([name]) => name as TextName);
  return { names, subject: subject?.[0] as TextName | undefined };
}

/** The class may have had another name then; holdings know it. */
function issuedOf(
  register: Register | undefined,
  shareClass: ShareClass | undefined,
): IssuedShares | undefined {
  if (register === undefined || shareClass === undefined) return undefined;
  const holding = register.members
    .flatMap(({ holdings }) => holdings)
    .find(({ shareClassId }) => shareClassId === shareClass.shareClassId);
  const name = holding?.className ?? shareClass.className;
  for (const { currency, classes } of register.capital.currencies) {
    const found = classes.find(({ className }) => className === name);
    if (found?.nominalEach !== undefined)
      return { shares: found.numberOfShares, nominalEach: found.nominalEach, currency };
  }
  return undefined;
}

/** The holdings of a class in a register, by name. */
function heldOf(register: Register | undefined, classId: string): readonly HeldShares[] {
  return (register?.members ?? []).flatMap(({ holderId, holderName, holdings }) =>
    holdings
      .filter(({ shareClassId }) => shareClassId === classId)
      .map(({ shares, numbers }) => ({ holderId, name: holderName, shares, numbers })),
  );
}
