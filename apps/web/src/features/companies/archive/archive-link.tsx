import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';

/** The way to the companies that were removed, in a sentence, for who may restore them. */
export function ArchiveLink() {
  return useMay('getArchivedCompanies') ? (
    <AppLink href={paths.archivedCompanies}>Archived companies</AppLink>
  ) : null;
}
