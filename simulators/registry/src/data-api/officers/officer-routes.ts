import { makeEtag } from '../../register/ids.ts';
import type { Registry } from '../../app.ts';
import type { OfCompany, OfRecord } from '../requests.ts';
import { type PagingQuery, readPage, takePage } from '../paging.ts';
import { presentBirth } from '../present-person.ts';
import { countOfficers, isOfficerOrder, sortOfficers } from './officer-list.ts';
import { presentAppointmentOfPerson, presentNaturalName, presentOfficer } from './present-officer.ts';

interface OfficerListQuery extends PagingQuery {
  order_by?: string;
  filter?: string;
  register_view?: string;
  register_type?: string;
}

export function addOfficerRoutes(api: Registry): void {
  addOfficerList(api);
  addAppointments(api);
}

function addOfficerList({ app, register }: Registry): void {
  app.get<OfCompany<OfficerListQuery>>('/company/:number/officers', async ({ params, query }, reply) => {
    const { order_by: order, filter, register_view: view, register_type: type } = query;
    if (order !== undefined && !isOfficerOrder(order)) return reply.code(400).send();
    if (filter !== undefined && filter !== 'active') return reply.code(400).send();
    // No company keeps its register of officers at the registry.
    if (view === 'true') return reply.code(type === undefined ? 400 : 404).send();
    // A company that does not exist has an empty list.
    const company = register.findCompany(params.number) ?? { officers: [] };
    const listed = company.officers.filter(({ resignedOn }) => filter === undefined || !resignedOn);
    const sorted = sortOfficers(listed, order);
    const page = readPage(query, { usual: 35, most: 100 });
    return {
      kind: 'officer-list',
      items: takePage(sorted, page).map((officer) => presentOfficer(officer, params.number)),
      ...countOfficers(company),
      total_results: sorted.length,
      items_per_page: page.itemsPerPage,
      start_index: page.startIndex,
      etag: makeEtag(sorted),
      links: { self: `/company/${params.number}/officers` },
    };
  });

  app.get<OfRecord>('/company/:number/appointments/:id', async ({ params }, reply) => {
    const officer = register.findCompany(params.number)?.officers.find(({ id }) => id === params.id);
    if (officer === undefined) return reply.code(404).send();
    return { ...presentOfficer(officer, params.number), etag: makeEtag(officer) };
  });
}

function addAppointments({ app, register }: Registry): void {
  app.get<{ Params: { officerId: string }; Querystring: OfficerListQuery }>(
    '/officers/:officerId/appointments',
    async ({ params: { officerId }, query }, reply) => {
      const all = register.findAppointments(officerId);
      const [first] = all;
      if (first === undefined) return reply.code(404).send();
      const found = all.filter(({ officer }) => query.filter !== 'active' || !officer.resignedOn);
      const page = readPage(query, { usual: 35, most: 50 });
      return {
        kind: 'personal-appointment',
        name: presentNaturalName(first.officer),
        is_corporate_officer: first.officer.corporate !== undefined,
        date_of_birth: presentBirth(first.officer.person),
        items: takePage(found, page).map(presentAppointmentOfPerson),
        items_per_page: page.itemsPerPage,
        start_index: page.startIndex,
        total_results: found.length,
        etag: makeEtag(found.map(({ officer }) => officer)),
        links: { self: `/officers/${officerId}/appointments` },
      };
    },
  );
}
