import { onDemand } from '#kit/on-demand.tsx';
import type { FormState } from '../form-state.ts';
import styles from '../forms.module.css';

const AlsoIn = onDemand(() => import('./also-in.tsx'));

/** Forms of one person's details, who may have other roles. */
const ofPeople: ReadonlySet<string> = new Set(['CH01', 'CH02', 'CH03', 'CH04', 'PSC04', 'PSC05', 'PSC06']);

/** Asks whether the same has to be told of other roles. */
export function OtherCompanies({ form: { form, filingId } }: { readonly form: FormState }) {
  if (!ofPeople.has(form)) return null;
  return (
    <div className={styles.alsoIn}>
      <AlsoIn filingId={filingId} />
    </div>
  );
}
