import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AuthenticationCodeForm } from '#filing/authentication-code-form.tsx';
import { BlockerForms } from '#filing/blocker-forms.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import styles from './forms.module.css';
import { fieldsIn, type FormCheck, type FormState } from './form-state.ts';

interface ProblemsProps {
  readonly form: Pick<FormState, 'filingId' | 'companyId' | 'steps'>;
  readonly check: Pick<FormCheck, 'errors' | 'blockers' | 'warnings'>;
}

/** Errors with links to their fields, what comes first, and what is good to know. */
export function Problems({ form, check }: ProblemsProps) {
  return (
    <>
      {check.errors.length > 0 && (
        <Banner tone="bad" title="Some answers are missing or wrong">
          <ul className={styles.problems}>
            {inOrderOf(form.steps, check.errors).map(({ step, path, message }) => (
              <li key={`${path} ${message}`}>
                <AppLink href={paths.form(form.filingId, { step, field: path })}>{message}</AppLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
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
      {check.warnings.map(({ code, message }) => (
        <Banner key={`${code} ${message}`} tone="warn">
          {message}
        </Banner>
      ))}
    </>
  );
}

interface BlockerBannerProps {
  readonly companyId: string;
  readonly blocker: FormCheck['blockers'][number];
}

function BlockerBanner({ companyId, blocker: { code, message, forms } }: BlockerBannerProps) {
  const mayEdit = useMay('saveAuthenticationCode');
  if (code === 'authentication-code-missing' && mayEdit)
    return <AuthenticationCodeForm companyId={companyId} />;
  return (
    <Banner tone="warn" title="To be settled first">
      <p>{message}</p>
      <BlockerForms companyId={companyId} forms={forms} />
    </Banner>
  );
}
