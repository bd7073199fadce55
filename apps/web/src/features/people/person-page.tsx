import { useCall } from '#api/queries.ts';
import { draftPath, paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { AppointCard } from './appoint/appoint-card.tsx';
import { AppointmentsCard } from './appointments/appointments-card.tsx';
import { CodeCard } from './codes/code-card.tsx';
import { CodeRequestCard } from './code-request/code-request-card.tsx';
import { PersonDocumentsCard } from './documents/person-documents-card.tsx';
import { PersonDetailsCard } from './person-details-card.tsx';
import { PersonRolesCard } from './person-roles-card.tsx';
import { ProtectionCard } from './protection/protection-card.tsx';
import { SecretsCard } from './protection/secrets-card.tsx';
import styles from './people.module.css';
import type { PersonDetails } from './people-types.ts';

/** One person: where they have roles, what the registers say of them, and what is being filed about them. */
export function PersonPage({ personId }: { readonly personId: string }) {
  const mayView = useMay('getPerson');
  const person = useCall('getPerson', { query: { personId } }, { enabled: mayView });
  const header = <PageHeader title="Person" overline={toPeople} />;
  if (!mayView)
    return (
      <>
        {header}
        <NoAccess what="see companies" />
      </>
    );
  return (
    <PagePart
      query={person}
      what="person"
      header={header}
      loading={<LoadingText label="Loading the person" lines={8} />}
      absent={noSuchPerson}
    >
      {(found) => <Person person={found} />}
    </PagePart>
  );
}

const toPeople = <AppLink href={paths.people}>People</AppLink>;

const noSuchPerson = (
  <EmptyState title="There is no such person" actions={<AppLink href={paths.people}>All people</AppLink>}>
    They have no role in a company that you see. Where roles were joined or taken out, the person has another
    page.
  </EmptyState>
);

function Person({ person }: { readonly person: PersonDetails }) {
  const { personId, name, kind, protection, filings, changes } = person;
  // No notice is due of what changes on a register of members: the company keeps that itself.
  const isNotified = person.roles.some(({ isCurrent, register }) => isCurrent && register !== 'holder');
  const mayChange = useMay('beginPersonChange') && isNotified;
  const isOfficer = person.roles.some(({ register }) => register === 'officer');
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        overline={toPeople}
        lead={kind === 'body' ? 'Company, firm or other body' : undefined}
        actions={mayChange && <LinkButton href={paths.changePerson(personId)}>Change details</LinkButton>}
      />
      {protection !== 'none' && <Protection of={protection} />}
      {changes.length > 0 && <ChangesCard personId={personId} changes={changes} />}
      {filings.length > 0 && <FilingsCard filings={filings} />}
      <PersonRolesCard person={person} />
      {hasIdentityToShow(person) && <CodeCard person={person} />}
      <CodeRequestCard personId={person.personId} name={name} />
      <PersonDetailsCard name={name} roles={person.roles} />
      {person.hasSecrets && protection !== 'super-secure' && <SecretsCard person={person} />}
      <PersonDocumentsCard personId={personId} />
      {isOfficer && protection === 'none' && <AppointmentsCard personId={personId} />}
      <ProtectionCard person={person} />
      <AppointCard person={person} />
    </div>
  );
}

/** A code is asked of who holds a role that is verified; one that is held stays in sight until it is ended. */
const hasIdentityToShow = ({ codeHeld, protection, roles }: PersonDetails) =>
  codeHeld !== null ||
  (protection !== 'super-secure' &&
    roles.some(({ isCurrent, verification }) => isCurrent && verification !== null));

const Protection = ({ of }: { of: Exclude<PersonDetails['protection'], 'none'> }) =>
  of === 'super-secure' ? (
    <Banner tone="warn" title="The register hides this person">
      All particulars are protected. What is filed about this person goes on paper.
    </Banner>
  ) : (
    <Banner tone="warn" title="The address of this person is protected">
      Rules link no role to this person; only people do.
    </Banner>
  );

function ChangesCard({ personId, changes }: Pick<PersonDetails, 'personId' | 'changes'>) {
  return (
    <Card title="Changes in several companies">
      <LineList>
        {changes.map(({ changeId, what, begunAt, filings, drafts, open }) => (
          <li key={changeId}>
            <LineTitle>
              <AppLink href={paths.personChange(personId, changeId)}>
                {what.length === 0 ? 'Change of details' : what.join(', ')}
              </AppLink>
            </LineTitle>
            <Muted small as="div">
              {filings === 1 ? 'One notice' : `${filings} notices`}, {describeProgress({ drafts, open })}.
              Started <InstantValue instant={begunAt} />
            </Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

function describeProgress({ drafts, open }: Pick<PersonDetails['changes'][number], 'drafts' | 'open'>) {
  if (drafts > 0) return `${drafts} not submitted`;
  return open > 0 ? 'all submitted' : 'finished';
}

/** How far a filing is, where somebody has to do something. */
const standings: Readonly<Record<string, string>> = { draft: 'Draft', rejected: 'Rejected' };

function FilingsCard({ filings }: Pick<PersonDetails, 'filings'>) {
  return (
    <Card title="Filings in progress">
      <LineList>
        {filings.map((filing) => (
          <li key={filing.filingId}>
            <LineTitle>
              <AppLink href={draftPath(filing)}>
                {filing.form} {filing.formName}
              </AppLink>
            </LineTitle>
            <Muted small as="div">
              <bdi>{filing.companyName}</bdi> · {standings[filing.state] ?? 'In progress'}
            </Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
