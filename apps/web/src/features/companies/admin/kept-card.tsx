import { statesSicCodes } from '@statbook/domain/companies';
import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { useNotedEmail } from '#company-page/noted-email.ts';
import { PagePart } from '#company-page/page-part.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './admin.module.css';
import { KeptForm } from './kept-form.tsx';

type Registered = CallReply<'getCompanyRegisteredInformation'>['entity'][number];

/** How the company is reached for its filings, and what it will say that it does. */
export function KeptCard({ company: { companyId, companyType } }: { company: CompanyOverview }) {
  const hasSicCodes = statesSicCodes(companyType);
  const mayEdit = useMay('updateRegisteredInfo');
  const [isEditing, setEditing] = useState(false);
  const registered = useCall('getCompanyRegisteredInformation', { query: { companyId } });
  useNotedEmail(registered.data?.entity[0]);
  return (
    <Card
      title={hasSicCodes ? 'Client contact and SIC codes' : 'Client contact'}
      actions={
        mayEdit &&
        !isEditing && (
          <Button kind="text" compact onClick={() => setEditing(true)}>
            Change details
          </Button>
        )
      }
    >
      <Lead>Kept here only. What is registered changes with the next confirmation statement.</Lead>
      <PagePart query={registered} what="details">
        {(found) =>
          isEditing ? (
            <KeptForm
              companyId={companyId}
              kept={found.kept}
              hasSicCodes={hasSicCodes}
              onDone={() => setEditing(false)}
            />
          ) : (
            <DescriptionList facts={factsOf(found, { mayEdit, hasSicCodes })} />
          )
        }
      </PagePart>
    </Card>
  );
}

function factsOf(
  registered: Registered,
  { mayEdit, hasSicCodes }: { readonly mayEdit: boolean; readonly hasSicCodes: boolean },
): readonly Fact[] {
  const { kept, hasRegisteredEmail } = registered;
  const facts: Fact[] = [
    {
      term: 'Email address',
      value: kept?.email == null ? undefined : <bdi>{kept.email}</bdi>,
      note: registeredEmailWords(hasRegisteredEmail),
    },
  ];
  if (hasSicCodes)
    facts.push({
      term: 'SIC codes',
      value: kept === null || kept.sicCodes.length === 0 ? undefined : <Codes codes={kept.sicCodes} />,
      note: <RegisteredCodes registered={registered} mayEdit={mayEdit} />,
    });
  if (kept !== null)
    facts.push({
      term: 'Saved',
      value: <InstantValue instant={kept.recordedAt} />,
      note: kept.recordedBy === null ? undefined : `by ${kept.recordedBy}`,
    });
  return facts;
}

function registeredEmailWords(has: boolean | null): string {
  if (has === null) return 'Whether one is registered is known once the authentication code is kept';
  return has ? 'Another may be registered: it is shown in the overview' : 'None is registered';
}

function RegisteredCodes({ registered, mayEdit }: { registered: Registered; mayEdit: boolean }) {
  const { companyId, sicCodes } = registered;
  const codes = listCodes(sicCodes);
  const kept = listCodes(registered.kept?.sicCodes ?? []);
  const differ = kept !== '' && kept !== codes;
  return (
    <>
      {codes === ''
        ? registered.readAt === null
          ? 'Not read from the register'
          : 'None registered'
        : `Registered: ${codes}`}
      {differ && (
        <>
          {'. '}
          {mayEdit ? (
            <AppLink href={paths.confirmationStatement(companyId, { step: 'sic-codes' })}>
              File the difference with the statement
            </AppLink>
          ) : (
            'They differ'
          )}
        </>
      )}
    </>
  );
}

const listCodes = (codes: Registered['sicCodes']) => codes.map(({ code }) => code).join(', ');

function Codes({ codes }: { codes: Registered['sicCodes'] }) {
  return (
    <div className={styles.lines}>
      {codes.map(({ code, description }) => (
        <div key={code}>
          <bdi>{description === null ? code : `${code} – ${description}`}</bdi>
        </div>
      ))}
    </div>
  );
}
