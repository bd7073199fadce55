import { createFileRoute } from '@tanstack/react-router';
import { readPeopleAddress, toQuery } from '#features/people/people-address.ts';
import { PeoplePage } from '#features/people/people-page.tsx';
import { prefetch } from '../../../prefetch.ts';
import { useListAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/people/')({
  validateSearch: readPeopleAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context, 'getPeople', { query: toQuery(deps) }),
  component: PeopleRoute,
});

function PeopleRoute() {
  return <PeoplePage {...useListAddress(Route)} />;
}
