import { AUTHENTICATION_CODE_MISSING } from '@statbook/domain/filing';
import type { ReactNode } from 'react';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { BlockerForms } from './blocker-forms.tsx';
import { MissingCode } from '../missing-code.tsx';
import styles from './draft.module.css';

interface DraftError {
  readonly path: string;
  readonly message: string;
  readonly href: string;
  /** What its field is one of, where there may be several alike: "Allotment 2". */
  readonly group?: string | undefined;
}

interface ErrorListProps {
  readonly errors: readonly DraftError[];
}

/** What is wrong in a draft, each with the way to its field. A message that several fields share names the group of each. */
export function ErrorList({ errors }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <Banner tone="bad" title="Some answers are missing or wrong">
      <ul className={styles.problems}>
        {errors.map(({ path, message, href, group }) => (
          <li key={`${path} ${message}`}>
            <AppLink href={href}>
              {group !== undefined && isRepeated(errors, { path, message }) && `${group}: `}
              {message}
            </AppLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const isRepeated = (
  errors: readonly DraftError[],
  { path, message }: Pick<DraftError, 'path' | 'message'>,
): boolean => errors.some((other) => other.path !== path && other.message === message);

/** What is good to know before a draft is filed. */
export function Warnings({ warnings }: { warnings: readonly { code: string; message: string }[] }) {
  return warnings.map(({ code, message }) => (
    <Banner key={`${code} ${message}`} tone="warn">
      {message}
    </Banner>
  ));
}

interface BlockerBannerProps {
  readonly companyId: string;
  readonly blocker: { readonly code: string; readonly message: string; readonly forms: readonly string[] };
  /** Where it is answered. */
  readonly action?: ReactNode;
}

/** What has to be filed or settled before a draft can be: the code of the company at once, by somebody who may give it. */
export function BlockerBanner({ companyId, blocker, action }: BlockerBannerProps) {
  const mayEdit = useMay('saveAuthenticationCode');
  const { code, message, forms } = blocker;
  if (code === AUTHENTICATION_CODE_MISSING.code && mayEdit) return <MissingCode companyId={companyId} />;
  return (
    <Banner tone="warn" title="To be settled first" action={action}>
      <p>{message}</p>
      <BlockerForms companyId={companyId} forms={forms} />
    </Banner>
  );
}
