import type { Filing } from '../../register/company.ts';
import type { Registry } from '../../app.ts';
import type { OfCompany, OfRecord } from '../requests.ts';
import { type PagingQuery, readPage, takePage } from '../paging.ts';
import { toSnakeCase } from '../snake-case.ts';

/** Asking for one of these categories brings its relations too. */
const relatedCategories: Record<string, string[]> = {
  'confirmation-statement': ['annual-return'],
  incorporation: [
    'change-of-constitution',
    'change-of-name',
    'court-order',
    'gazette',
    'reregistration',
    'resolution',
    'restoration',
  ],
};

const availableSince2014 = 'filing-history-available-limited-partnership-from-2014';
const notKnown = 'filing-history-not-available-unknown-prefix';

/** What is said of numbers whose bodies have no history here, or one of their own kind. */
const statusByPrefix: Record<string, string> = {
  LP: availableSince2014,
  SL: availableSince2014,
  RC: 'filing-history-not-available-royal-charter',
  CE: notKnown,
  RS: notKnown,
};

export function addFilingRoutes({ app, register }: Registry): void {
  app.get<OfCompany<PagingQuery & { category?: string }>>(
    '/company/:number/filing-history',
    async ({ params: { number }, query, protocol, host }) => {
      const filings = register.findCompany(number)?.filings ?? [];
      const wanted = readCategories(query.category);
      const listed = filings.filter(({ category }) => wanted === undefined || wanted.has(category));
      const page = readPage(query, { usual: 25, most: 100 });
      return {
        kind: 'filing-history',
        filing_history_status: statusByPrefix[number.slice(0, 2)] ?? 'filing-history-available',
        total_count: listed.length,
        items_per_page: page.itemsPerPage,
        start_index: page.startIndex,
        items: takePage(listed, page).map((filing) =>
          presentFiling(filing, { number, origin: `${protocol}://${host}` }),
        ),
      };
    },
  );

  app.get<OfRecord>(
    '/company/:number/filing-history/:id',
    async ({ params: { number, id }, protocol, host }, reply) => {
      const filing = register.findCompany(number)?.filings.find((one) => one.id === id);
      if (filing === undefined) return reply.code(404).send();
      return presentFiling(filing, { number, origin: `${protocol}://${host}` });
    },
  );
}

function readCategories(list: string | undefined): Set<string> | undefined {
  if (list === undefined || list === '') return undefined;
  return new Set(list.split(',').flatMap((category) => [category, ...(relatedCategories[category] ?? [])]));
}

/** The link to the document is absolute: documents live on another host. */
function presentFiling(filing: Filing, { number, origin }: { number: string; origin: string }) {
  const { id, documentId, pages, ...facts } = filing;
  return {
    transaction_id: id,
    ...toSnakeCase(facts),
    pages: documentId && pages,
    links: {
      self: `/company/${number}/filing-history/${id}`,
      document_metadata: documentId && `${origin}/document/${documentId}`,
    },
  };
}
