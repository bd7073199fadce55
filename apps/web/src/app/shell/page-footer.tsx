import { AppLink } from '#kit/action/app-link.tsx';
import { Value } from '#kit/value/value.tsx';
import { paths } from '../paths.ts';
import styles from './shell.module.css';

const year = new Date().getFullYear();

/** Copyright and the two texts behind it. */
export function PageFooter() {
  return (
    <footer className={styles.footer}>
      <span>
        © <Value>2004–{year}</Value> Statbook
      </span>
      <AppLink href={paths.licenceAgreement}>Licence agreement</AppLink>
      <AppLink href={paths.legalTerms}>Legal terms</AppLink>
    </footer>
  );
}
