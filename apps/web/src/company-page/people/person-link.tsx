import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';

interface PersonLinkProps {
  /** Null where the entry has been read only now, and is nobody's yet. */
  readonly personId: string | null;
  readonly name: string;
}

/** Leads from an entry of one register to the page of its person. */
export function PersonLink({ personId, name }: PersonLinkProps) {
  const mayView = useMay('getPerson');
  if (!mayView || personId === null) return null;
  return (
    <p>
      <AppLink href={paths.person(personId)}>
        All roles of <bdi>{name}</bdi>
      </AppLink>
    </p>
  );
}
