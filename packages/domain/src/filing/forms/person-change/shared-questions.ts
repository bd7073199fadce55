import { CHANGES_PATH } from '../fields/change-parts.ts';
import { OFFICER_PATH } from '../fields/officer-fields.ts';
import { PSC_PATH } from '../fields/control/psc-fields.ts';
import type { Answers, FieldOption, FormField, FormSection } from '../kernel/form-fields.ts';
import { caseOf, type ChangedRole, partsOf, stepsOf, toSharedPath } from './changed-role.ts';

/** The questions of all forms about these roles, each asked once: fields, limits and options are those of the forms. */
export function sharedQuestions(roles: readonly ChangedRole[], shared: Answers): readonly FormSection[] {
  const sections = roles.flatMap((role) =>
    stepsOf(caseOf(role, shared)).flatMap((step, place) =>
      step.sections.map((section) => ({ ...section, title: place === 0 ? 'The change' : section.title })),
    ),
  );
  const asked = new Map<string, FormField>();
  for (const field of sections.flatMap(({ fields }) => fields)) {
    const path = toSharedPath(field.path);
    if (path === OFFICER_PATH || path === PSC_PATH) continue;
    const known = asked.get(path);
    asked.set(path, known === undefined ? { ...field, path } : narrowest(known, field));
  }
  const options = partOptions(roles);
  const changes = asked.get(CHANGES_PATH);
  if (changes !== undefined) asked.set(CHANGES_PATH, { ...changes, options });
  return placed(sections, asked);
}

/** Each field under the heading at which it is asked for first. */
function placed(sections: readonly FormSection[], asked: ReadonlyMap<string, FormField>) {
  const left = new Map(asked);
  const titles = [...Map.groupBy(sections, ({ title }) => title)];
  return titles.flatMap(([title, alike]): FormSection[] => {
    const fields = alike
      .flatMap((section) => section.fields)
      .flatMap(({ path }) => {
        const field = left.get(toSharedPath(path));
        left.delete(toSharedPath(path));
        return field === undefined ? [] : [field];
      });
    return fields.length === 0 ? [] : [{ title, fields }];
  });
}

/** What each of two forms takes at one path. */
function narrowest(one: FormField, other: FormField): FormField {
  const lengths = [one.maxLength, other.maxLength].filter((length) => length !== undefined);
  const { isOptional: _isOptional, ...field } = one;
  return {
    ...field,
    ...(lengths.length > 0 && { maxLength: Math.min(...lengths) }),
    ...(one.isOptional && other.isOptional && { isOptional: true }),
    ...((one.decidesFields || other.decidesFields) && { decidesFields: true }),
  };
}

/** Everything that can change of one of the roles at least. */
function partOptions(roles: readonly ChangedRole[]): readonly FieldOption[] {
  const labels = new Map<string, string>();
  for (const { form, facts } of roles)
    for (const { id, label } of partsOf({ form, facts, answers: {} }))
      if (!labels.has(id)) labels.set(id, label);
  return [...labels].map(([value, label]) => ({ value, label }));
}
