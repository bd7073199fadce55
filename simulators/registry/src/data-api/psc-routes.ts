import type { CompanyParams, DataApi } from './data-api.ts';
import { type PagingQuery, readPage, takePage } from './paging.ts';
import { presentPsc, presentPscStatement } from './present-psc.ts';

interface PscListQuery extends PagingQuery {
  register_view?: string;
}

const sizes = { usual: 25, most: 100 };

export function addPscRoutes({ app, world }: DataApi): void {
  const path = '/company/:number/persons-with-significant-control';

  app.get<{ Params: CompanyParams; Querystring: PscListQuery }>(
    path,
    async ({ params: { number }, query }, reply) => {
      if (query.register_view === 'true') return reply.code(404).send();
      const company = world.findCompany(number);
      const pscs = company?.pscs ?? [];
      const page = readPage(query, sizes);
      const self = `/company/${number}/persons-with-significant-control`;
      return {
        items: takePage(pscs, page).map((psc) => presentPsc(psc, number)),
        ...countCeased(pscs),
        total_results: pscs.length,
        items_per_page: page.itemsPerPage,
        start_index: page.startIndex,
        links: {
          self,
          ...(company?.pscStatements.length && {
            persons_with_significant_control_statements: `${self}-statements`,
          }),
          ...(company?.exemptions.length && { exemptions: `/company/${number}/exemptions` }),
        },
      };
    },
  );

  app.get<{ Params: CompanyParams & { kind: string; id: string } }>(
    `${path}/:kind/:id`,
    async ({ params }, reply) => {
      const pscs = world.findCompany(params.number)?.pscs ?? [];
      const psc = pscs.find(({ id, kind }) => id === params.id && kind === params.kind);
      return psc === undefined ? reply.code(404).send() : presentPsc(psc, params.number);
    },
  );
}

export function addPscStatementRoutes({ app, world }: DataApi): void {
  const path = '/company/:number/persons-with-significant-control-statements';

  // Unlike its neighbours, this list is not found when it is empty.
  app.get<{ Params: CompanyParams; Querystring: PscListQuery }>(
    path,
    async ({ params: { number }, query }, reply) => {
      const statements = world.findCompany(number)?.pscStatements ?? [];
      if (statements.length === 0 || query.register_view === 'true') return reply.code(404).send();
      const page = readPage(query, sizes);
      return {
        items: takePage(statements, page).map((statement) => presentPscStatement(statement, number)),
        ...countCeased(statements),
        total_results: statements.length,
        items_per_page: page.itemsPerPage,
        start_index: page.startIndex,
        links: { self: `/company/${number}/persons-with-significant-control-statements` },
      };
    },
  );

  app.get<{ Params: CompanyParams & { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const statements = world.findCompany(params.number)?.pscStatements ?? [];
    const statement = statements.find(({ id }) => id === params.id);
    return statement === undefined ? reply.code(404).send() : presentPscStatement(statement, params.number);
  });
}

function countCeased(items: { ceasedOn?: string }[]): { active_count: number; ceased_count: number } {
  const ceased = items.filter((item) => item.ceasedOn !== undefined).length;
  return { active_count: items.length - ceased, ceased_count: ceased };
}
