import { readRegistryName } from '@statbook/domain/people';
import type { CodeHolder } from '../people-types.ts';

/** What a notice of a new name begins with. The title stays that of the register where none was given. */
export function nameAnswers(
  form: CodeHolder['entries'][number]['form'],
  verifiedName: string,
): Readonly<Record<string, string>> {
  const path = form === 'PSC04' ? 'change.name' : 'officer.change.name';
  const { title, forename = '', otherForenames = '', surname } = readRegistryName(verifiedName);
  return {
    changes: 'name',
    ...(title !== undefined && { [`${path}.title`]: title }),
    [`${path}.forename`]: forename,
    [`${path}.otherForenames`]: otherForenames,
    [`${path}.surname`]: surname,
  };
}
