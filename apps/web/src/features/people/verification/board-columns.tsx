import { formNumberFor } from '@statbook/domain/filing';
import { draftPath, paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import type { Column } from '#kit/data-table/data-table.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { NameLink } from '#kit/table-cell/table-cell.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { daysBetween, formatDistance, formatShortDate } from '#kit/value/format.ts';
import { mayOpenDraft } from '#filing/draft/may-open-draft.ts';
import { type BoardPerson, type BoardRole, nextDue, pressingOrder } from './board-rows.ts';
import { standingWords, urgencyTones } from '#company-page/standing-words.ts';
import styles from './verification.module.css';

/** So many cells stand in a row; the others are counted. */
const mostShown = 6;

/** The columns of the board; distances are counted from today. */
export const boardColumns = (today: string): readonly Column<BoardPerson>[] => [
  {
    id: 'name',
    head: 'Person',
    cell: ({ personId, name }) => <NameLink href={paths.person(personId)} name={name} fills />,
    sortValue: ({ nameOrder }) => nameOrder,
    text: ({ name }) => name,
    width: 208,
  },
  {
    id: 'code',
    head: 'Personal code',
    cell: codeCell,
    sortValue: (person) => codeOf(person),
    text: codeText,
    width: 152,
  },
  {
    id: 'due',
    head: 'Next due',
    cell: (person) => dueCell(person, today),
    sortValue: (person) => nextDue(person)?.dueOn ?? undefined,
    align: 'end',
    width: 248,
    closeWidth: 150,
  },
  {
    id: 'statements',
    head: 'Statements',
    cell: ({ personId, roles }) => <RoleCells personId={personId} roles={roles} />,
    sortValue: pressingOrder,
    text: ({ roles }) => roles.map(roleText).join('; '),
    wide: true,
    minWidth: 430,
  },
];

/** In words; undefined where nobody has to have one. */
function codeOf({ hasCode, invitation, roles }: BoardPerson): string | undefined {
  if (hasCode) return 'Held';
  if (invitation !== null) return 'Invited';
  return roles.some(({ form, standing }) => form !== null && standing !== 'given') ? 'Missing' : undefined;
}

function codeCell(person: BoardPerson) {
  const code = codeOf(person);
  if (code === undefined) return <None word="Not needed" />;
  if (person.invitation !== null && code === 'Invited')
    return (
      <>
        <StatusBadge label="Invited" tone="info" />
        <Muted small as="div">
          {formatShortDate(person.invitation.askedOn)}
        </Muted>
        <Muted small as="div">
          good until {formatShortDate(person.invitation.goodUntil)}
        </Muted>
      </>
    );
  return code === 'Held' ? code : <StatusBadge label="Missing" tone="warn" />;
}

/** The same as a file has it. */
function codeText(person: BoardPerson): string {
  const { invitation } = person;
  const code = codeOf(person) ?? 'Not needed';
  return invitation === null || code !== 'Invited'
    ? code
    : `Invited ${invitation.askedOn}, good until ${invitation.goodUntil}`;
}

function dueCell(person: BoardPerson, today: string) {
  const { dueOn, urgency } = nextDue(person) ?? {};
  if (!dueOn || !urgency) return <None />;
  return (
    <>
      <DateValue date={dueOn} short />{' '}
      <StatusBadge label={formatDistance(daysBetween(today, dueOn))} tone={urgencyTones[urgency]} />
    </>
  );
}

function RoleCells({ personId, roles }: Pick<BoardPerson, 'personId' | 'roles'>) {
  const more = roles.length - mostShown;
  return (
    <ul className={styles.cells}>
      {roles.slice(0, mostShown).map((role) => (
        <li key={`${role.companyId} ${role.register} ${role.registerKey}`} className={styles.cell}>
          <span className={styles.standing}>
            <StatusBadge {...standingWords[role.standing]} />
          </span>
          <span className={styles.role}>
            {/* Capitals of a company and words of ours keep their order whichever way the page reads. */}
            <bdi>
              {role.roleText} · {role.companyName}
            </bdi>
          </span>
          <Muted small>{whenOf(role)}</Muted>
          <RoleForm role={role} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <AppLink href={paths.person(personId)}>{more === 1 ? '1 more role' : `${more} more roles`}</AppLink>
        </li>
      )}
    </ul>
  );
}

/** The day that matters about a role. */
function whenOf({ standing, givenOn, opensOn, dueOn }: BoardRole): string {
  if (standing === 'given') return givenOn === null ? '' : `since ${formatShortDate(givenOn)}`;
  if (standing === 'code-held' && opensOn !== null) return `opens ${formatShortDate(opensOn)}`;
  return dueOn === null || standing === 'sent' ? '' : `due ${formatShortDate(dueOn)}`;
}

/** The form that carries the statement. */
function RoleForm({ role }: { readonly role: BoardRole }) {
  const { form, standing, companyNumber } = role;
  if (form === null || standing === 'given') return null;
  const number = formNumberFor(form, companyNumber);
  // A partnership files its statement elsewhere.
  return number === form ? <FormLink role={role} form={form} /> : <span>{number}</span>;
}

/** The way to the form. */
function FormLink({ role, form }: { readonly role: BoardRole; readonly form: string }) {
  const { companyId, companyName, filingId, filingState } = role;
  const access = useAccess();
  const isOpen = filingId !== null && filingState !== null && filingState !== 'accepted';
  const isDraft = filingState === 'draft';
  const label = isDraft ? `${form} draft` : form;
  if ((isDraft || !isOpen) && !mayOpenDraft(access)) return <span>{label}</span>;
  const href = isOpen
    ? isDraft
      ? draftPath({ filingId, companyId, form })
      : paths.submissionReceipt(filingId)
    : form === 'CS01'
      ? paths.confirmationStatement(companyId)
      : paths.formsMatching(companyId, form);
  return (
    <AppLink href={href} aria-label={`${form} of ${companyName}`}>
      {label}
    </AppLink>
  );
}

/** A role as a file has it. */
const roleText = (role: BoardRole) =>
  [
    `${role.roleText}, ${role.companyName} (${role.companyNumber})`,
    `${standingWords[role.standing].label.toLowerCase()}${role.dueOn !== null && role.standing !== 'given' ? `, due ${role.dueOn}` : ''}`,
  ].join(': ');
