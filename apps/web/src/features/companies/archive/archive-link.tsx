import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { AppLink } from '#kit/link/app-link.tsx';

/** The way to the companies that were removed, in a sentence, for who may restore them. */
export function ArchiveLink() {
  return useMay('getArchivedCompanies') ? (
    <AppLink href={paths.archivedCompanies}>Archived companies</AppLink>
  ) : null;
}

/** The same among the actions of a page. */
export function ArchiveButton() {
  return useMay('getArchivedCompanies') ? (
    <LinkButton kind="text" href={paths.archivedCompanies}>
      Archived companies
    </LinkButton>
  ) : null;
}
