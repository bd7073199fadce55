import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { VerificationBadge } from '#company-page/verification.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { describeRole, HeldDays } from './held-role.tsx';
import styles from './people.module.css';
import type { PersonDetails, PersonRole } from './people-types.ts';

const PartDialog = onDemand(() => import('./part-dialog.tsx'));

/** The roles of a person, company by company, each with how far its identity verification has come. */
export function PersonRolesCard({ person }: { readonly person: PersonDetails }) {
  const { personId, name, roles, companiesElsewhere } = person;
  const [parted, setParted] = useState<PersonRole>();
  const mayPart = useMay('endPersonRole') && (roles.length > 1 || companiesElsewhere > 0);
  return (
    <Card title="Roles">
      <LineList>
        {roles.map((role) => (
          <li key={keyOf(role)} className={styles.role}>
            <RoleFacts role={role} />
            {mayPart && (
              <Button
                kind="text"
                compact
                aria-label={`Not this person: ${role.roleText} of ${role.companyName}`}
                onClick={() => setParted(role)}
              >
                Not this person
              </Button>
            )}
          </li>
        ))}
      </LineList>
      {companiesElsewhere > 0 && (
        <Muted>
          Also in {companiesElsewhere === 1 ? 'a company' : `${companiesElsewhere} companies`} that you do not
          see.
        </Muted>
      )}
      {parted && (
        <PartDialog personId={personId} name={name} role={parted} onClose={() => setParted(undefined)} />
      )}
    </Card>
  );
}

export const keyOf = ({ companyId, register, registerKey }: PersonRole) =>
  `${companyId} ${register} ${registerKey}`;

function RoleFacts({ role }: { readonly role: PersonRole }) {
  const { companyName, verification, link } = role;
  return (
    <div>
      <LineTitle>
        {describeRole(role)} ·{' '}
        <AppLink href={placeOf(role)}>
          <bdi>{companyName}</bdi>
        </AppLink>
      </LineTitle>
      <Muted small as="div">
        <HeldDays role={role} />
      </Muted>
      {verification && <VerificationBadge verification={verification} />}
      {link && (
        <Muted small as="div">
          Linked <InstantValue instant={link.linkedAt} />
          {link.linkedBy !== null && (
            <>
              {' '}
              by <bdi>{link.linkedBy}</bdi>
            </>
          )}
          {link.evidence.length > 0 && `: ${link.evidence.join('. ')}`}
        </Muted>
      )}
    </div>
  );
}

/** Where the register of the role is shown. */
const places = { officer: paths.officers, psc: paths.pscs, holder: paths.shareholders } as const;

const placeOf = ({ register, companyId }: PersonRole) => places[register](companyId);
