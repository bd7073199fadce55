import type { CertificateTemplate } from './certificate-content.ts';

/** What a company that has chosen nothing has on its certificates. */
export const USUAL_TEMPLATE: CertificateTemplate = {
  wording: 'These shares are held subject to the articles of association of the company.',
  execution: 'two-signatories',
  signatories: [],
  notice: 'No transfer of any of these shares is registered unless accompanied by this certificate.',
};
