import { createFileRoute } from '@tanstack/react-router';
import { toEventKind } from '#features/shares/events/kinds/event-definitions.ts';
import { EventPage, EventChooser, EventReceipt } from '#features/shares/events/event-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { prefetch } from '../../../../../prefetch.ts';

// The kind is told to be one by the page: every first visit reads addresses, and need not know the kinds.
const readEventAddress = readTexts('company', 'kind', 'corrects', 'recorded');

/** An event of the share register: its kind, what it corrects, or what it was recorded as, stand in the address. */
export const Route = createFileRoute('/_shell/company/_record/shares/event')({
  validateSearch: readEventAddress,
  loaderDeps: ({ search }) => ({ company: search.company, kind: search.kind }),
  loader: ({ context, deps: { company, kind } }) => {
    if (company === undefined || kind === undefined) return;
    prefetch(context, 'getShareClassDetails', { query: { companyId: company } });
  },
  component: EventRoute,
});

function EventRoute() {
  const { company, kind: named, corrects, recorded } = Route.useSearch();
  const kind = toEventKind(named);
  if (company === undefined) return null;
  if (recorded !== undefined) return <EventReceipt companyId={company} entryId={recorded} />;
  if (kind === undefined) return <EventChooser companyId={company} />;
  return <EventPage companyId={company} kind={kind} corrects={corrects} />;
}
