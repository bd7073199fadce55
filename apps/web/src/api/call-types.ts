import type { CallName, Calls, ReplyOf, Unchanging } from '@statbook/contract';
import type { z } from 'zod';

/** What a part of a call is given as; nothing where the call has no such part. */
type InputOf<Part> = Part extends z.ZodType ? Unchanging<z.input<Part>> : never;
type PartOf<Name extends CallName, Key extends 'query' | 'body'> =
  Calls[Name] extends Record<Key, infer Part> ? InputOf<Part> : never;

/** Whether every field may be left out. */
type AllOptional<Input> = Partial<Input> extends Input ? true : false;

/** A part that must be given, may be left out, or does not exist. */
type Given<Key extends string, Input> = [Input] extends [never]
  ? { readonly [K in Key]?: never }
  : AllOptional<Input> extends true
    ? { readonly [K in Key]?: Readonly<Input> }
    : { readonly [K in Key]: Readonly<Input> };

/** The query and the body of a call, as its contract wants them. */
export type CallInput<Name extends CallName> = Given<'query', PartOf<Name, 'query'>> &
  Given<'body', PartOf<Name, 'body'>>;

export interface CallSignal {
  readonly signal?: AbortSignal | undefined;
}

/** The arguments after the name: left out where a call needs nothing. */
export type CallArguments<Name extends CallName, More = unknown, Options = never> =
  AllOptional<CallInput<Name>> extends true
    ? [input?: CallInput<Name> & More, options?: Options]
    : [input: CallInput<Name> & More, options?: Options];

export type CallReply<Name extends CallName> = ReplyOf<Calls[Name]>;
