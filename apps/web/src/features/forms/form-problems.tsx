import { paths } from '#app/paths.ts';
import { BlockerBanner, ErrorList, Warnings } from '#filing/draft/draft-problems.tsx';
import { titleOf } from './answer-text.ts';
import { fieldsIn, type FormCheck, type FormState } from './form-state.ts';

interface ProblemsProps {
  readonly form: Pick<FormState, 'filingId' | 'companyId' | 'steps'>;
  readonly check: Pick<FormCheck, 'errors' | 'blockers' | 'warnings'>;
}

/** Errors with links to their fields, what comes first, and what is good to know. */
export function Problems({ form, check }: ProblemsProps) {
  return (
    <>
      <ErrorList
        errors={inOrderOf(form.steps, check.errors).map(({ step, path, message }) => ({
          path,
          message,
          href: paths.form(form.filingId, { step, field: path }),
          group: groupOf(form.steps, path),
        }))}
      />
      <Hindrances form={form} check={check} />
    </>
  );
}

/** Errors as their fields are asked, whoever found them; an error of a group stands with its first field. */
function inOrderOf(steps: FormState['steps'], errors: FormCheck['errors']): FormCheck['errors'] {
  const paths = steps.flatMap(fieldsIn).map(({ path }) => path);
  const placeOf = (path: string) => paths.findIndex((each) => each === path || each.startsWith(`${path}.`));
  return errors.toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
}

/** The thing of a list that a field belongs to: "Allotment 2". */
function groupOf(steps: FormState['steps'], path: string): string | undefined {
  const sections = steps.flatMap((step) => step.sections);
  const own = sections.find(({ fields }) => fields.some((field) => field.path === path));
  return own === undefined || own.repeated === null ? undefined : titleOf(own);
}

/** What has to be filed or settled before the form can be, and what to know before filing it. */
export function Hindrances({
  form,
  check,
}: {
  form: Pick<FormState, 'companyId'>;
  check: Omit<FormCheck, 'errors' | 'isReady' | 'dueOn'>;
}) {
  return (
    <>
      {check.blockers.map((blocker) => (
        <BlockerBanner
          key={`${blocker.code} ${blocker.message}`}
          companyId={form.companyId}
          blocker={blocker}
        />
      ))}
      <Warnings warnings={check.warnings} />
    </>
  );
}
