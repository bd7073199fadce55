import type { Registry } from '../app.ts';
import type { Company, Filing } from '../register/company.ts';
import { drawDocument } from './draw-document.ts';
import { signAddress } from './signed-address.ts';

const addressSeconds = 60;
const pdf = 'application/pdf';

/** Metadata and content of filed documents; the content itself lies in the store, behind a redirect. */
export function addDocumentRoutes({ app, register, clock }: Registry): void {
  app.get<{ Params: { id: string } }>('/document/:id', async ({ params, protocol, host }, reply) => {
    const found = register.findDocument(params.id);
    if (found === undefined) return reply.code(404).send();
    const content = await drawDocument(found.company, found.filing);
    const self = `${protocol}://${host}/document/${params.id}`;
    return { ...presentMetadata(found), ...presentContent(self, content.length) };
  });

  app.get<{ Params: { id: string } }>('/document/:id/content', async (request, reply) => {
    const { params, protocol, host, headers } = request;
    if (register.findDocument(params.id) === undefined) return reply.code(404).send();
    if (!accepts(headers.accept)) return reply.code(406).send();
    const expires = String(Math.floor(clock.now().getTime() / 1000) + addressSeconds);
    const signature = signAddress({ documentId: params.id, expires });
    const location = `${protocol}://${host}/storage/docs/${params.id}/application-pdf?Expires=${expires}&Signature=${signature}`;
    return reply.code(302).header('location', location).type('text/plain; charset=utf-8').send('');
  });
}

function accepts(accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return accept
    .split(',')
    .some((range) => [pdf, 'application/*', '*/*'].includes(range.split(';')[0]?.trim() ?? ''));
}

function presentMetadata({ company, filing }: { company: Company; filing: Filing }) {
  return {
    company_number: company.number,
    barcode: filing.barcode ?? '',
    significant_date: filing.actionDate === undefined ? null : `${filing.actionDate}T00:00:00Z`,
    significant_date_type: filing.actionDate === undefined ? '' : 'made-up-date',
    category: filing.category,
    pages: filing.pages ?? 1,
    filename: `${company.number}_${filing.type.toLowerCase()}_${filing.date}`,
    created_at: `${filing.date}T11:00:24.80683293Z`,
    etag: '',
  };
}

function presentContent(self: string, length: number) {
  return { links: { self, document: `${self}/content` }, resources: { [pdf]: { content_length: length } } };
}
