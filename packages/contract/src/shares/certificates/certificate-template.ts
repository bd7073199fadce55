import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, defineCall, readingInSteps, sendingFile } from '../../call.ts';
import { done, entityList } from '../../wire/shapes.ts';
import { changingShares, ofCompany } from '../share-shapes.ts';

/** The largest logo that is kept. */
const logoBytes = 200 * 1024;

const execution = z.enum(['two-signatories', 'director-and-witness', 'seal']);
const logo = z
  .base64('Choose a picture')
  .min(1, 'Choose a picture')
  .max(Math.ceil(logoBytes / 3) * 4, 'Choose a picture of at most 200 KB');

const templateFields = {
  /** The sentence after what is certified. */
  wording: z.string().trim().max(600, 'Enter at most 600 characters'),
  /** How the company executes its certificates (ss.44-46). */
  execution,
  /** What stands under the lines for signatures; the usual offices where it is empty. */
  signatories: z.array(z.string().trim().max(80, 'Enter at most 80 characters')).max(2),
  /** Small print at the foot. */
  notice: z.string().trim().max(400, 'Enter at most 400 characters'),
  /** A picture in PNG or JPEG, in base64; null for none. */
  logo: logo.nullable(),
};

/** What the company has on its certificates; the usual words until it has chosen. */
export const getShareCertificateTemplate = defineCall({
  ...readingInSteps('shares', aboutCompany('viewCompany')),
  path: '/api/Shares/GetShareCertificateTemplate',
  summary: 'Template of the share certificates',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      ...templateFields,
      logo: z.string().nullable(),
      /** How often it was saved; 0 for the usual one. */
      version: z.int(),
    }),
  ),
});

/** Keeps what the company has on its certificates from now on. */
export const saveShareCertificateTemplate = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveShareCertificateTemplate',
  summary: 'Save the template of the share certificates',
  body: z.object({ ...ofCompany, ...templateFields }),
  reply: done,
  activity: 'shares.certificate-template-saved',
  transaction: 'process',
});

/** A specimen by a template that is not saved yet, as PDF. */
export const previewShareCertificate = defineCall({
  ...sendingFile('shares', aboutCompanyInBody('editCompany')),
  method: 'POST',
  path: '/api/Shares/PreviewShareCertificate',
  summary: 'Specimen of a share certificate as PDF',
  body: z.object({ ...ofCompany, ...templateFields }),
  activity: null,
});
