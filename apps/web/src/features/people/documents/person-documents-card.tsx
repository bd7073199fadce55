import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { documentHref } from '#company-page/document-address.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { ShortList } from '../short-list.tsx';

type Found = CallReply<'getPersonDocuments'>['entity'][number];
type PersonDocument = Found['documents'][number];

const shownAtFirst = 8;

/** What was filed about a person, and what belongs to our own filings about them. Of whom there is nothing, nothing is said. */
export function PersonDocumentsCard({ personId }: { readonly personId: string }) {
  const documents = useCall('getPersonDocuments', { query: { personId } });
  if (documents.data?.entity[0]?.documents.length === 0) return null;
  return (
    <Card title="Documents">
      <PagePart
        query={documents}
        what="documents"
        loading={<LoadingText label="Loading the documents" lines={3} />}
      >
        {(found) => <DocumentList found={found} />}
      </PagePart>
    </Card>
  );
}

function DocumentList({ found: { documents, isWhole } }: { readonly found: Found }) {
  return (
    <>
      {!isWhole && <Lead>Of the first 50 companies. The others have theirs in their filing histories.</Lead>}
      <ShortList items={documents} shownAtFirst={shownAtFirst}>
        {(document) => <DocumentFacts document={document} />}
      </ShortList>
    </>
  );
}

const kindTexts: Readonly<Record<PersonDocument['kind'], string>> = {
  register: 'On the public register',
  attached: 'Attached to the form',
  received: 'Received with the acceptance',
  receipt: 'Receipt',
};

function DocumentFacts({ document }: { readonly document: PersonDocument }) {
  const { kind, name, about, on, companyName } = document;
  const maySeeReceipts = useMay('getSubmission');
  const isReceipt = kind === 'received' || kind === 'receipt';
  const href = isReceipt && !maySeeReceipts ? undefined : placeOf(document);
  return (
    <>
      <LineTitle>
        {href === undefined ? <bdi>{name}</bdi> : <AppLink href={href}>{name}</AppLink>} ·{' '}
        <bdi>{companyName}</bdi>
      </LineTitle>
      <div>{about}</div>
      <Muted small as="div">
        {on !== null && (
          <>
            <DateValue date={on} /> ·{' '}
          </>
        )}
        {kindTexts[kind]}
      </Muted>
    </>
  );
}

/** In the filing history, with its form, or on the receipt of its filing. */
function placeOf({ kind, companyId, documentLink, filingId }: PersonDocument): string | undefined {
  if (documentLink !== null) return documentHref(companyId, documentLink);
  if (filingId === null) return undefined;
  return kind === 'attached' ? paths.form(filingId) : paths.submissionReceipt(filingId);
}
