import { type Spelling, type Translator, translatorOf } from './translator.ts';

/** Refusals whose facts are spelled by the rule of the wire; those of all others stand there as we write them. */
const spelledByRule: ReadonlySet<string> = new Set([
  'changed-meanwhile',
  'entry-in-the-way',
  'statement-paid',
  'statement-under-way',
]);

const asWritten: Spelling = { asWritten: true };

/** The members of a problem that hold names. */
interface Named {
  readonly code: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** A problem with the names of the wire; its fields are those of the call's input. */
export const problemToWire = <P extends Named>(problem: P, input: Translator): P =>
  rename(problem, (path) => input.wirePath(path), factNamesOf(problem).toWire(problem.facts));

/** A problem of the wire with our names. */
export const problemToOurs = <P extends Named>(problem: P, input: Translator): P =>
  rename(problem, (path) => input.ourPath(path), factNamesOf(problem).toOurs(problem.facts));

const factNamesOf = ({ code }: Named) => translatorOf(spelledByRule.has(code) ? undefined : asWritten);

function rename<P extends Named>(problem: P, renamePath: (path: string) => string, facts: unknown): P {
  const { errors } = problem;
  const fields = Object.entries(errors ?? {}).map(([path, message]) => [renamePath(path), message]);
  return {
    ...problem,
    ...(errors !== undefined && { errors: Object.fromEntries(fields) }),
    ...(facts !== undefined && { facts }),
  };
}
