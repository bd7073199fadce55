import type { LotsAsked } from '../../lots/use-share-lots.ts';
import type { Mask } from '#kit/mask/mask.ts';
import type { EventKind, EventRequest } from '../../plan/share-plan.ts';
import type { TransfereeValues } from '../../transfers/transferee-values.ts';
import type {
  HeldShares,
  IssuedShares,
  MemberHoldings,
  RegisterFacts,
  ShareClass,
} from '../register-facts.ts';

type KeyOf<Each> = Each extends unknown ? keyof Each & string : never;
type FlatKey<Each> = Each extends { means: infer Means }
  ? Exclude<keyof Each & string, 'means'> | `means.${KeyOf<Means>}`
  : keyof Each & string;
export type RequestOf<Kind extends EventKind> = Extract<EventRequest, { kind: Kind }>;

/** What is entered for a kind besides its day, under the names of the call. */
export type FieldOf<Kind extends EventKind> = Exclude<FlatKey<RequestOf<Kind>>, 'kind' | 'on'>;
type ListName = 'holdings' | 'means.holdings' | 'buyers' | 'transferees' | 'allottees' | 'lots';
/** Asked on forms alone: the whole class, or some holdings; what the directors decided of a transfer, and why. */
export const askedOnForms = ['scope', 'decision', 'refusedOn', 'reasons'] as const;
export type AskedOnForms = (typeof askedOnForms)[number];
/** The fields that hold one text. */
export type TextName =
  | Exclude<{ [Kind in EventKind]: FieldOf<Kind> }[EventKind], ListName | 'isRedeemable'>
  | 'on'
  | AskedOnForms;
export type FieldName = TextName | ListName | 'isRedeemable';

/** The texts of a form, by the names of its fields. */
export type Answers = { readonly [Name in TextName]?: string | undefined };

/** What a form checks by itself. */
export interface CheckedAnswers extends Answers {
  readonly transferees: readonly TransfereeValues[];
  readonly reason: string;
}

/** What a form knows while it is filled in. */
export interface FieldContext {
  readonly answers: Answers;
  readonly facts: RegisterFacts;
  /** The day of the event; today while none is entered that has come. */
  readonly day: string;
  /** The class that the event concerns, on its day: who held how much, and what was in issue. */
  readonly shareClass: ShareClass | undefined;
  readonly members: readonly MemberHoldings[];
  readonly held: readonly HeldShares[];
  readonly issued: IssuedShares | undefined;
  /** The lots of the class on that day, of the company itself; of a holder where one is added. */
  readonly lots: LotsAsked;
}

type Hint = string | ((context: FieldContext) => string | undefined);

interface BaseField {
  readonly label: string;
  /** What the history calls it, where the form asks in other words. */
  readonly term?: string;
  /** What it means where it was left out. */
  readonly leftOut?: string;
  /** It is asked for, and sent, only while this holds. */
  readonly when?: (answers: Answers, facts?: RegisterFacts) => boolean;
  readonly hint?: Hint;
  /** Stands beside its neighbours. */
  readonly inRow?: boolean;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Not open to a public company. */
  readonly isPrivateOnly?: boolean;
}

interface Options {
  readonly options: readonly Option[];
}

/** Whoever is named by this field cannot be chosen. */
interface Except {
  readonly except?: TextName;
}

/** What each type of field says besides its label. */
interface FieldTypes {
  /** One of the classes of the register. */
  class: {
    readonly among: (facts: RegisterFacts, chosen: ShareClass | undefined) => readonly ShareClass[];
    /** Said where there is no class to choose. */
    readonly none?: string;
    /** A new form does not choose the only class. */
    readonly isLeftOpen?: boolean;
    /** Fills in the rights of the class as they are. */
    readonly fillsRights?: boolean;
  };
  /** The same in a list of their names. */
  'class-list': object;
  /** One class, or all that somebody holds. */
  'class-or-all': { readonly leftOut: string };
  count: { readonly unit?: Hint; readonly width?: 'xs' | 's'; readonly canBeZero?: boolean };
  /** Money on each share, in the currency of its class. */
  each: object;
  /** Money altogether, in pounds. */
  total: object;
  text: {
    readonly mask?: Mask;
    readonly width?: 'xs' | 's' | 'm';
    readonly code?: boolean;
    readonly numeric?: boolean;
  };
  prose: { readonly rows?: number };
  /** A day up to today. */
  day: {
    readonly hint?: string;
    readonly optional?: boolean;
    /** A new form has today. */
    readonly beginsToday?: boolean;
    /** How it is asked for where other answers change that. */
    readonly instead?: (answers: Answers) => AskedDay | undefined;
  };
  /** One of several answers. */
  choice: Options & {
    /** The answer of a new form. */
    readonly first?: string;
  };
  /** Two answers, of which the second means yes. */
  flag: Options;
  check: object;
  /** A member on the day of the event; of the class, where one is asked for before. */
  member: { readonly ofClass?: boolean };
  /** Anybody of the register, or somebody new. */
  holder: Except;
  /** Shares of some holders, whom `holder` names: "Seller". Its label is what is done with them. */
  holdings: { readonly holder: string };
  /** Who takes shares that the company holds itself, how many, and for what. */
  buyers: object;
  /** The same of a form of transfer, with what decides the stamp duty. */
  transferees: object;
  allottees: object;
  /** Which of the company's own shares, where they bear numbers. */
  numbers: object;
  /** Which of the company's own shares, where they bear none. */
  lots: object;
  entry: object;
}

interface AskedDay {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

export type FieldType = keyof FieldTypes;

/** What a field of an event asks for, and how it reads: forms, requests and the history follow from it. */
export type FieldDefinition<Type extends FieldType = FieldType> = {
  [Each in Type]: BaseField & { readonly type: Each } & FieldTypes[Each];
}[Type];

type More<Type extends FieldType, Given = never> = Omit<
  FieldDefinition<Type>,
  'type' | 'label' | (Given & string)
>;

const labelled =
  <Type extends 'day' | 'count' | 'each' | 'prose'>(type: Type) =>
  (label: string, more?: More<Type>) =>
    // Everything else of these types may be left out.
    ({ type, label, ...more }) as FieldDefinition<Type>;

export const day = labelled('day');
export const count = labelled('count');
export const each = labelled('each');
export const prose = labelled('prose');

export const choice = (
  label: string,
  options: readonly Option[],
  more?: More<'choice', 'options'>,
): FieldDefinition<'choice'> => ({ type: 'choice', label, options, ...more });

export const holdings = (
  label: string,
  holder: string,
  more?: More<'holdings', 'holder'>,
): FieldDefinition<'holdings'> => ({ type: 'holdings', label, holder, ...more });

/** Below the fields of a section. */
export type SectionNote =
  | { readonly text: string }
  | { readonly link: string; readonly href: (companyId: string) => string }
  | { readonly title: string; readonly holders: readonly HeldShares[]; readonly advice: string };

export interface SectionDefinition<Name extends string = FieldName> {
  readonly title: string;
  readonly description?: string;
  readonly fields: { readonly [Each in Name]?: FieldDefinition };
  readonly note?: (context: FieldContext) => SectionNote | undefined;
}
