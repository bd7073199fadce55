import { draftPath } from '#app/paths.ts';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { keyOf, type PlannedRole } from './change-types.ts';

/** The roles for which no draft is started, each with the reason. */
export function RolesLeftOut({ roles }: { readonly roles: readonly PlannedRole[] }) {
  const left = roles.filter(({ whyNot }) => whyNot !== null);
  if (left.length === 0) return null;
  return (
    <Card title="Not started here">
      <LineList>
        {left.map((role) => (
          <li key={keyOf(role)}>
            <LineTitle>
              {role.roleText} · <bdi>{role.companyName}</bdi>
            </LineTitle>
            <Muted small as="div">
              {role.whyNot}{' '}
              {role.openFilingId !== null && role.form !== null && (
                <AppLink
                  href={draftPath({
                    filingId: role.openFilingId,
                    companyId: role.companyId,
                    form: role.form,
                  })}
                >
                  Open the {role.form} of {role.companyName}
                </AppLink>
              )}
            </Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
