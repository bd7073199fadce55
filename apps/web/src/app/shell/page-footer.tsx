import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#kit/action/app-link.tsx';
import { Value } from '#kit/value/value.tsx';
import { paths } from '../paths.ts';
import styles from './shell.module.css';

const loadLicence = () => import('#features/licence/licence-dialog.tsx');
const LicenceDialog = lazy(loadLicence);

const year = new Date().getFullYear();

/** Copyright, the account's licence, and the two texts behind it. */
export function PageFooter() {
  const [isAsked, setAsked] = useState(false);
  return (
    <footer className={styles.footer}>
      <span>
        © <Value>2004–{year}</Value> Statbook
      </span>
      <button
        type="button"
        className={styles.licence}
        onPointerEnter={() => void loadLicence().catch(() => undefined)}
        onClick={() => setAsked(true)}
      >
        Your licence
      </button>
      <AppLink href={paths.licenceAgreement}>Licence agreement</AppLink>
      <AppLink href={paths.legalTerms}>Legal terms</AppLink>
      {isAsked && (
        <Suspense fallback={null}>
          <LicenceDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </footer>
  );
}
