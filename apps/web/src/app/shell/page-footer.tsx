import { AppLink } from '#kit/link/app-link.tsx';
import { Value } from '#kit/value/value.tsx';
import { openLicence } from './notices/licence-command.ts';
import { paths } from '../paths.ts';
import styles from './shell.module.css';

const year = new Date().getFullYear();

/** Copyright, the account's licence, and the two texts behind it. */
export function PageFooter() {
  return (
    <footer className={styles.footer}>
      <p>
        © <Value>2004–{year}</Value> Statbook
      </p>
      <button type="button" className={styles.licence} onClick={openLicence}>
        Your licence
      </button>
      <AppLink href={paths.licenceAgreement}>Licence agreement</AppLink>
      <AppLink href={paths.legalTerms}>Legal terms</AppLink>
    </footer>
  );
}
