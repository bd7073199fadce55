import { lazy, Suspense, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import styles from './admin.module.css';

// A form of its own chunk: who only looks needs no form.
const KeptForm = lazy(() => whenOnline(() => import('./kept-form.tsx')));

type Registered = CallReply<'getCompanyRegisteredInformation'>['Entity'][number];

/** How the company is reached for its filings, and what it will say that it does. */
export function KeptCard({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  const [isEditing, setEditing] = useState(false);
  const registered = useCall('getCompanyRegisteredInformation', { query: { CompanyId: companyId } });
  return (
    <Card
      title="For filings"
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
      <RecordPart query={registered} what="details">
        {(found) =>
          isEditing ? (
            <Suspense fallback={<LoadingText label="Opening the form" lines={3} />}>
              <KeptForm companyId={companyId} kept={found.Kept} onDone={() => setEditing(false)} />
            </Suspense>
          ) : (
            <DescriptionList facts={factsOf(found, mayEdit)} />
          )
        }
      </RecordPart>
    </Card>
  );
}

function factsOf(registered: Registered, mayEdit: boolean): readonly Fact[] {
  const { Kept, HasRegisteredEmail } = registered;
  const facts: Fact[] = [
    {
      term: 'Email address',
      value: Kept?.Email == null ? undefined : <bdi>{Kept.Email}</bdi>,
      note: registeredEmailWords(HasRegisteredEmail),
    },
    {
      term: 'SIC codes',
      value: Kept === null || Kept.SicCodes.length === 0 ? undefined : <Codes codes={Kept.SicCodes} />,
      note: <RegisteredCodes registered={registered} mayEdit={mayEdit} />,
    },
  ];
  if (Kept !== null)
    facts.push({
      term: 'Saved',
      value: <InstantValue instant={Kept.RecordedAt} />,
      note: Kept.RecordedBy === null ? undefined : `by ${Kept.RecordedBy}`,
    });
  return facts;
}

function registeredEmailWords(has: boolean | null): string {
  if (has === null) return 'Whether one is registered is known once the authentication code is kept';
  return has ? 'Another may be registered: it is shown in the overview' : 'None is registered';
}

function RegisteredCodes({ registered, mayEdit }: { registered: Registered; mayEdit: boolean }) {
  const { CompanyId, SicCodes, Kept } = registered;
  const codes = SicCodes.map(({ Code }) => Code).join(', ');
  const kept = Kept?.SicCodes.map(({ Code }) => Code).join(', ') ?? '';
  const differ = kept !== '' && kept !== codes;
  return (
    <>
      {codes === '' ? 'None registered' : `Registered: ${codes}`}
      {differ && (
        <>
          {'. '}
          {mayEdit ? (
            <AppLink href={paths.confirmationStatement(CompanyId, { step: 'sic-codes' })}>
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

function Codes({ codes }: { codes: Registered['SicCodes'] }) {
  return (
    <div className={styles.lines}>
      {codes.map(({ Code, Description }) => (
        <div key={Code}>
          <bdi>{Description === null ? Code : `${Code} – ${Description}`}</bdi>
        </div>
      ))}
    </div>
  );
}
