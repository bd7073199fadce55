import { type FieldError, fieldError } from '../../../field-error.ts';
import { type FormField, type FormSection, ticksAt } from '../kernel/form-fields.ts';
import type { FormCase, FormComparison } from '../kernel/form-rules.ts';

/** One thing that can change of somebody on a register. */
export interface ChangePart<Registered> {
  readonly id: string;
  readonly label: string;
  /** The field at which the check says that nothing has changed. */
  readonly at: string;
  fields(asked: FormCase): readonly FormField[];
  /** Where it takes more than one section. */
  sections?(asked: FormCase): readonly FormSection[];
  check?(asked: FormCase): readonly FieldError[];
  now(registered: Registered, asked: FormCase): readonly string[];
  after(asked: FormCase): readonly string[];
}

/** The answer that says which parts change. */
export const CHANGES_PATH = 'changes';

/** Whether a part changes. */
export function isChanging({ answers }: FormCase, part: string): boolean {
  return ticksAt(answers, CHANGES_PATH).includes(part);
}

/** The parts that are ticked. */
export function changingOf<Part extends { readonly id: string }>(asked: FormCase, parts: readonly Part[]) {
  return parts.filter(({ id }) => isChanging(asked, id));
}

/** The page that asks what has changed, and then for each of it. */
export function changesStep<Registered>(asked: FormCase, parts: readonly ChangePart<Registered>[]) {
  const question: FormField = {
    path: CHANGES_PATH,
    label: 'What has changed',
    kind: 'ticks',
    options: parts.map(({ id, label }) => ({ value: id, label })),
    decidesFields: true,
    missing: 'Tick at least one thing that has changed',
  };
  return {
    id: 'changes',
    title: 'What has changed',
    hint: 'Only what has changed is sent.',
    sections: [
      { title: 'Changes', fields: [question] },
      ...changingOf(asked, parts).flatMap(
        (part) =>
          part.sections?.(asked) ?? [
            { title: `New ${part.label.toLowerCase()}`, fields: part.fields(asked) },
          ],
      ),
    ],
  };
}

/** What the ticked parts refuse, and that they do not say what the register says already. */
export function checkChanges<Registered>(
  asked: FormCase,
  parts: readonly ChangePart<Registered>[],
  registered: Registered | undefined,
): readonly FieldError[] {
  return changingOf(asked, parts).flatMap((part) => {
    const errors = part.check?.(asked) ?? [];
    const isNew = registered === undefined || !isSame(part.now(registered, asked), part.after(asked));
    if (isNew) return errors;
    const message = 'Enter something else, or take the tick off: the register says the same now';
    return [...errors, fieldError(part.at, 'no-change', message)];
  });
}

/** The same but for capitals, blanks and punctuation, which the register does not keep. */
function isSame(now: readonly string[], after: readonly string[]): boolean {
  const plain = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(/[\s.,'’-]+/g, '').toUpperCase()).join('|');
  return plain(now) === plain(after);
}

/** What the register shows of each ticked part, and what it will show. */
export function compareChanges<Registered>(
  asked: FormCase,
  parts: readonly ChangePart<Registered>[],
  registered: Registered | undefined,
): readonly FormComparison[] {
  return changingOf(asked, parts).map((part) => ({
    label: part.label,
    now: registered === undefined ? [] : part.now(registered, asked),
    after: part.after(asked),
  }));
}
