import type { CallReply } from '#api/call-types.ts';

/** A question of the server: what is asked for, and how. */
export type FormField =
  CallReply<'getForm'>['entity'][number]['steps'][number]['sections'][number]['fields'][number];

/** Texts by the name of their field. */
export type AnswerValues = Readonly<Record<string, string>>;

/** Several ticks are one answer, joined by commas. */
export const ticksIn = (answer: string): readonly string[] => answer.split(',').filter((tick) => tick !== '');

/** An answer after its label. A question ends with its own mark: "Is it protected? No", but "Surname: Plum". */
export const answerLine = (label: string, answer: string): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${answer}`;

/** The name of a field in a form's flat values: a dot would nest them, and one answer may stand at the path of others. */
export const toName = (path: string): string => path.replaceAll('.', ':');

/** The field at which an error is shown: what is wrong with several fields together stands at the first of them. */
export function nameOfError(path: string, fields: readonly FormField[]): string {
  const paths = fields.map((field) => field.path);
  const at = paths.find((each) => each === path) ?? paths.find((each) => each.startsWith(`${path}.`));
  return at === undefined ? 'root' : toName(at);
}
