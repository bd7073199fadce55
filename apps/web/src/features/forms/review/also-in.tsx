import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';

interface AlsoInProps {
  readonly filingId: string;
}

/** A change of somebody who has other roles as well, here or elsewhere: it leads on to these, with what the form says already. */
export default function AlsoIn({ filingId }: AlsoInProps) {
  const mayBegin = useMay('beginPersonChange');
  const { data } = useCall('getPersonOfFiling', { query: { filingId } }, { enabled: mayBegin });
  const found = data?.entity[0];
  if (found === undefined) return null;
  const { personId, rolesHere, otherCompanies, changeId } = found;
  if (changeId !== null)
    return (
      <Banner
        tone="info"
        action={<AppLink href={paths.personChange(personId, changeId)}>Review them together</AppLink>}
      >
        This form was started with others, for one change of this person.
      </Banner>
    );
  if (rolesHere + otherCompanies === 0) return null;
  const elsewhere = otherCompanies === 1 ? 'in another company' : `in ${otherCompanies} other companies`;
  const others = [rolesHere > 0 && 'on another register of this company', otherCompanies > 0 && elsewhere]
    .filter(Boolean)
    .join(', and ');
  return (
    <Banner
      tone="info"
      title={`Also ${others}?`}
      action={<AppLink href={paths.changePerson(personId, filingId)}>Start the other notices</AppLink>}
    >
      This person stands {others}. What this form says is filled in there.
    </Banner>
  );
}
