import type { FieldError } from '@statbook/domain/field-error';
import { type Answers, answerAt, fieldsOf, type FormStep } from '@statbook/domain/filing/forms';
import { fitToCharacterSet } from '@statbook/registry-client';
import { toFieldErrors } from '../../../filings/draft/unprepared.ts';

/** What stands in the lines of a form and the gateway's character set has no place for, at its field. */
export function checkCharacters(steps: readonly FormStep[], answers: Answers): readonly FieldError[] {
  const problems = fieldsOf(steps)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ path }) => {
      const fitted = fitToCharacterSet(answerAt(answers, path));
      if (fitted.ok) return [];
      const unknown = fitted.unknown.map((each) => `“${each}”`).join(', ');
      return [{ field: path, message: `Companies House does not take ${unknown}` }];
    });
  return toFieldErrors(problems);
}
