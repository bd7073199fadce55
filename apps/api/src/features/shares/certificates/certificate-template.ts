import { getShareCertificateTemplate, saveShareCertificateTemplate } from '@statbook/contract/calls';
import type { CertificateTemplate } from '@statbook/documents';
import { USUAL_TEMPLATE } from '@statbook/documents/usual-template';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DocumentStore } from '../../../platform/documents/document-store.ts';
import { findPicture } from '../../../platform/documents/picture.ts';
import { lockRegister } from '../ledger/event-queries.ts';
import { findTemplate, insertTemplate } from './certificate-template-queries.ts';

type Dependencies = Pick<Platform, 'database' | 'documentStore'>;

/** A template as it is sent. */
interface GivenTemplate {
  wording: string;
  execution: CertificateTemplate['execution'];
  signatories: string[];
  notice: string;
  logo: string | null;
}

/** What a company has on its certificates now, its logo by its place in the document store. */
export interface StoredTemplate extends Omit<CertificateTemplate, 'logo'> {
  version: number;
  logoSha256: string | null;
}

/** The template saved last; the usual one while there is none. */
export async function readTemplate(tx: Transaction, companyId: string): Promise<StoredTemplate> {
  return (await findTemplate(tx, companyId)) ?? { ...USUAL_TEMPLATE, version: 0, logoSha256: null };
}

/** The template with the picture itself. */
export async function withLogo(store: DocumentStore, kept: StoredTemplate): Promise<CertificateTemplate> {
  const logo = kept.logoSha256 === null ? undefined : await store.find(kept.logoSha256);
  return { ...kept, logo };
}

/** A template that was sent, its logo looked at: a name or a header can say anything. */
export function templateFrom(sent: GivenTemplate): CertificateTemplate | Refusal {
  const logo = sent.logo === null ? undefined : Buffer.from(sent.logo, 'base64');
  const type = logo && findPicture(logo)?.type;
  if (logo && type !== 'image/png' && type !== 'image/jpeg') {
    const message = 'Choose a PNG or JPEG picture of at most 1,024 by 1,024 pixels';
    return refuse('invalid-request', { errors: { logo: message } });
  }
  const { wording, execution, signatories, notice } = sent;
  return { wording, execution, signatories, notice, logo };
}

export const getShareCertificateTemplateHandler = ({ database, documentStore }: Dependencies) =>
  handle(getShareCertificateTemplate, async ({ person, company }) => {
    const kept = await database.transaction(person.scope, (tx) => readTemplate(tx, company.id));
    const { wording, execution, signatories, notice, logo } = await withLogo(documentStore, kept);
    const template = {
      wording,
      execution,
      signatories: [...signatories],
      notice,
      logo: logo === undefined ? null : Buffer.from(logo).toString('base64'),
      version: kept.version,
    };
    return { entity: [template] };
  });

export const saveShareCertificateTemplateHandler = ({ database, documentStore }: Dependencies) =>
  handle(saveShareCertificateTemplate, async ({ body, person, company, note }) => {
    const template = templateFrom(body);
    if (template instanceof RefusalValue) return template;
    const { logo, signatories, ...words } = template;
    const logoSha256 = logo === undefined ? null : await documentStore.put(logo);
    await database.transaction(person.scope, async (tx) => {
      await lockRegister(tx, company.id);
      const { version } = await readTemplate(tx, company.id);
      const { accountId, userId: recordedBy } = person;
      const own = { accountId, companyId: company.id, version: version + 1, recordedBy };
      await insertTemplate(tx, { ...own, ...words, signatories: [...signatories], logoSha256 });
      await note(tx, { details: { version: version + 1 } });
    });
    return { done: true as const };
  });
