import type { CallReply } from '#api/call-types.ts';
import type { ListedEntry } from './listed-entry.ts';
import type { Names } from './request-words.ts';

/** An entry with what it did. */
export type EntryInFull = CallReply<'getShareEventDetails'>['Entity'][number];

type Request = ListedEntry['Request'];

/** What was asked of the register, and what it changed about classes themselves. */
export interface EnteredEntry {
  readonly Request: Request;
  readonly Terms: EntryInFull['Terms'];
}

/** The entry that is told, and what its holders and classes are called. */
export interface Told {
  readonly companyId: string;
  readonly entry: EnteredEntry;
  readonly names: Names;
  /** So many holders are told one by one; all of them when absent. */
  readonly most?: number | undefined;
}

/** A reduction with its means among its fields. */
type Flat<Each> = Each extends { Means: infer Means } ? Omit<Each, 'Means'> & Means : Each;
type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type ValueIn<Each, Key> = Each extends unknown
  ? Key extends keyof Each
    ? NonNullable<Each[Key]>
    : never
  : never;

/** What can be entered, besides the kind and the day. */
export type Field = Exclude<KeyOf<Flat<Request>>, 'Kind' | 'On' | 'Means'>;
export type Entered<Key extends Field> = ValueIn<Flat<Request>, Key>;

/** Shares for or of one holder, in a list of them. */
export type Line = Entered<'Allottees' | 'Transferees' | 'Holdings' | 'Buyers'>[number];
/** What is said of such shares besides how many, of which class, and whose. */
export type LineField = Exclude<KeyOf<Line>, 'ClassId' | 'HolderId' | 'TransfereeId' | 'Shares'>;
export type OfLine<Key extends LineField> = ValueIn<Line, Key>;

/** What was entered, by its fields; nothing where a field was left out. */
export function enteredIn({ Request }: EnteredEntry): Readonly<Record<string, unknown>> {
  return Request.Kind === 'reduction' ? { ...Request, ...Request.Means } : Request;
}
