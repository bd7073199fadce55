import type { Registry } from '../../app.ts';
import type { OfCompany, OfRecord } from '../requests.ts';
import { type PagingQuery, readPage, takePage } from '../paging.ts';
import { presentPsc, presentPscStatement } from './present-psc.ts';

type PscListQuery = PagingQuery & { register_view?: string };

const path = '/company/:number/persons-with-significant-control';

export function addPscRoutes(api: Registry): void {
  addPscs(api);
  addPscStatements(api);
}

function addPscs({ app, register }: Registry): void {
  app.get<OfCompany<PscListQuery>>(path, async ({ params: { number }, query }, reply) => {
    if (query.register_view === 'true') return reply.code(404).send();
    const company = register.findCompany(number);
    const self = `/company/${number}/persons-with-significant-control`;
    return {
      ...presentList(company?.pscs ?? [], query, (psc) => presentPsc(psc, number)),
      links: {
        self,
        persons_with_significant_control_statements: company?.pscStatements.length
          ? `${self}-statements`
          : undefined,
        exemptions: company?.exemptions.length ? `/company/${number}/exemptions` : undefined,
      },
    };
  });

  app.get<{ Params: { number: string; kind: string; id: string } }>(
    `${path}/:kind/:id`,
    async ({ params: { number, kind, id } }, reply) => {
      const psc = register.findCompany(number)?.pscs.find((one) => one.id === id && one.kind === kind);
      return psc === undefined ? reply.code(404).send() : presentPsc(psc, number);
    },
  );
}

function addPscStatements({ app, register }: Registry): void {
  // Unlike its neighbours, this list is not found when it is empty.
  app.get<OfCompany<PscListQuery>>(`${path}-statements`, async ({ params: { number }, query }, reply) => {
    const statements = register.findCompany(number)?.pscStatements ?? [];
    if (statements.length === 0 || query.register_view === 'true') return reply.code(404).send();
    return {
      ...presentList(statements, query, (statement) => presentPscStatement(statement, number)),
      links: { self: `/company/${number}/persons-with-significant-control-statements` },
    };
  });

  app.get<OfRecord>(`${path}-statements/:id`, async ({ params: { number, id } }, reply) => {
    const statement = register.findCompany(number)?.pscStatements.find((one) => one.id === id);
    return statement === undefined ? reply.code(404).send() : presentPscStatement(statement, number);
  });
}

function presentList<T extends { ceasedOn?: string }>(
  all: T[],
  query: PagingQuery,
  present: (item: T) => object,
) {
  const page = readPage(query, { usual: 25, most: 100 });
  const ceased = all.filter(({ ceasedOn }) => ceasedOn !== undefined).length;
  return {
    items: takePage(all, page).map(present),
    active_count: all.length - ceased,
    ceased_count: ceased,
    total_results: all.length,
    items_per_page: page.itemsPerPage,
    start_index: page.startIndex,
  };
}
