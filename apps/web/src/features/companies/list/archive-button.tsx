import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';

/** The way to the companies that were removed, for who may restore them. */
export function ArchiveButton() {
  return useMay('getArchivedCompanies') ? (
    <LinkButton kind="text" href={paths.archivedCompanies}>
      Archived companies
    </LinkButton>
  ) : null;
}
