import type { Mask } from '#kit/mask/mask.ts';
import type { EventKind, EventRequest } from '../../plan/share-plan.ts';
import type { HeldShares, IssuedShares, RegisterFacts, ShareClass } from '../register-facts.ts';

type KeyOf<Each> = Each extends unknown ? keyof Each & string : never;
type FlatKey<Each> = Each extends { means: infer Means }
  ? Exclude<keyof Each & string, 'means'> | `means.${KeyOf<Means>}`
  : keyof Each & string;
export type RequestOf<Kind extends EventKind> = Extract<EventRequest, { kind: Kind }>;

/** What is entered for a kind besides its day, under the names of the call. */
export type FieldOf<Kind extends EventKind> = Exclude<FlatKey<RequestOf<Kind>>, 'kind' | 'on'>;
type ListName = 'holdings' | 'means.holdings' | 'buyers' | 'transferees' | 'allottees' | 'lots';
/** The fields that hold one text; `scope` is asked on forms alone: the whole class, or some holdings. */
export type TextName =
  | Exclude<{ [Kind in EventKind]: FieldOf<Kind> }[EventKind], ListName | 'isRedeemable'>
  | 'on'
  | 'scope';
export type FieldName = TextName | ListName | 'isRedeemable';

/** The texts of a form, by the names of its fields. */
export type Answers = { readonly [Name in TextName]?: string | undefined };

/** What a form knows while it is filled in. */
export interface FieldContext {
  readonly answers: Answers;
  readonly facts: RegisterFacts;
  /** The class that the event concerns, on its day: who held how much, and what was in issue. */
  readonly shareClass: ShareClass | undefined;
  readonly held: readonly HeldShares[];
  readonly issued: IssuedShares | undefined;
}

type Hint = string | ((context: FieldContext) => string | undefined);

interface BaseField {
  readonly label: string;
  /** What the history calls it, where the form asks in other words. */
  readonly term?: string;
  /** What it means where it was left out. */
  readonly leftOut?: string;
  /** It is asked for, and sent, only while this holds. */
  readonly when?: (answers: Answers) => boolean;
  readonly hint?: Hint;
  /** Stands beside its neighbours. */
  readonly inRow?: boolean;
}

/** One of the classes of the register. */
export interface ClassDefinition extends BaseField {
  readonly type: 'class';
  readonly among: (facts: RegisterFacts, chosen: ShareClass | undefined) => readonly ShareClass[];
  /** Said where there is no class to choose. */
  readonly none?: string;
  /** A new form does not choose the only class. */
  readonly isLeftOpen?: boolean;
  /** Fills in the rights of the class as they are. */
  readonly fillsRights?: boolean;
}

/** The class of an entry of the history, or of an allottee of it. */
interface ClassListDefinition extends BaseField {
  readonly type: 'class-list';
}

/** One class, or all that somebody holds. */
interface ClassOrAllDefinition extends BaseField {
  readonly type: 'class-or-all';
  readonly leftOut: string;
}

export interface CountDefinition extends BaseField {
  readonly type: 'count';
  readonly unit?: Hint;
  readonly width?: 'xs' | 's';
  readonly canBeZero?: boolean;
}

/** Money on each share, in the currency of its class; or altogether, in pounds. */
export interface MoneyDefinition extends BaseField {
  readonly type: 'each' | 'total';
}

interface TextDefinition extends BaseField {
  readonly type: 'text';
  readonly mask?: Mask;
  readonly width?: 'xs' | 's' | 'm';
  readonly code?: boolean;
  readonly numeric?: boolean;
}

export interface ProseDefinition extends BaseField {
  readonly type: 'prose';
  readonly rows?: number;
}

/** A day up to today. */
export interface DayDefinition extends BaseField {
  readonly type: 'day';
  readonly hint?: string;
  readonly optional?: boolean;
  /** How it is asked for where other answers change that. */
  readonly instead?: (answers: Answers) => Pick<DayDefinition, 'label' | 'hint' | 'optional'> | undefined;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Not open to a public company. */
  readonly isPrivateOnly?: boolean;
}

/** One of several answers; of `flag` the second means yes. */
export interface ChoiceDefinition extends BaseField {
  readonly type: 'choice' | 'flag';
  readonly options: readonly Option[];
}

interface CheckDefinition extends BaseField {
  readonly type: 'check';
}

/** A member on the day of the event; or anybody of the register, or somebody new. */
interface HolderDefinition extends BaseField {
  readonly type: 'member' | 'holder';
  /** Who cannot be chosen: whoever is named by this field. */
  readonly except?: TextName;
}

/** Shares of some holders. Its label is what is done with them. */
export interface HoldingsDefinition extends BaseField {
  readonly type: 'holdings';
  /** "Holder who sells". */
  readonly holder: string;
}

/** Who takes shares, how many, and for what. */
interface TransfereesDefinition extends BaseField {
  readonly type: 'transferees';
  /** What they are called, and what their fields are. */
  readonly item?: 'Buyer' | 'Transferee';
}

interface AllotteesDefinition extends BaseField {
  readonly type: 'allottees';
}

/** Which of the company's own shares: their numbers where they bear any, else their lots. */
interface WhichSharesDefinition extends BaseField {
  readonly type: 'numbers' | 'lots';
}

interface EntryDefinition extends BaseField {
  readonly type: 'entry';
}

/** What a field of an event asks for, and how it reads: forms, requests and the history follow from it. */
export type FieldDefinition =
  | ClassDefinition
  | ClassListDefinition
  | ClassOrAllDefinition
  | CountDefinition
  | MoneyDefinition
  | TextDefinition
  | ProseDefinition
  | DayDefinition
  | ChoiceDefinition
  | CheckDefinition
  | HolderDefinition
  | HoldingsDefinition
  | TransfereesDefinition
  | AllotteesDefinition
  | WhichSharesDefinition
  | EntryDefinition;

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
