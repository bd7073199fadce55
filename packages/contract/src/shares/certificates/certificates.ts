import { z } from 'zod';
import { aboutCompanyInBody, defineCall, sendingFile } from '../../call.ts';
import { callerText, civilDate, entityList, id } from '../../wire/shapes.ts';
import { certificateShape, changingShares, ofCompany, readingShares } from '../share-shapes.ts';

/** As many certificates as one act or one printing takes. */
const MOST_CERTIFICATES = 2000;

const number = z.int().positive().max(2_147_483_647);
const numbers = z
  .array(number)
  .min(1, 'Choose a certificate')
  .max(MOST_CERTIFICATES, `Choose at most ${MOST_CERTIFICATES} certificates`);
const note = z.string().trim().max(300, 'Enter at most 300 characters');

/** A certificate in its register, with why it ended and when it went out. */
const certificateEntryShape = certificateShape.extend({
  /** The entry that ended it, where one did. */
  endedByEntry: z.int().nullable(),
  /** Kind of the entry or act that ended it: "transfer", "split". */
  endedByKind: z.string().nullable(),
  /** What was said of the act that ended it. */
  endedNote: z.string().nullable(),
  deliveredOn: civilDate.nullable(),
  indemnityOn: civilDate.nullable(),
});

/** The register of certificates: live ones and those that ended. */
export const shareCertificateDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/ShareCertificateDetails',
  summary: 'Share certificates of a company',
  query: z.object({ userId: callerText, ...ofCompany }),
  reply: entityList(certificateEntryShape),
  caller: { userId: 'user' },
});

const act = {
  ...changingShares,
  /** The certificates that the act ended, made or sent out. */
  reply: entityList(certificateEntryShape),
} as const;

const actionFields = {
  ...ofCompany,
  /** Made by the sender, new for each act: sent again under the same key, it is done once. */
  key: id.optional(),
};

/** A duplicate for a certificate that was lost, against an indemnity. */
export const duplicateShareCertificate = defineCall({
  ...act,
  path: '/api/Shares/DuplicateShareCertificate',
  summary: 'Issue a duplicate of a lost certificate',
  body: z.object({
    ...actionFields,
    certificateNumber: number,
    indemnityOn: civilDate.optional(),
    /** Who gave the indemnity, and what for. */
    note: note.optional(),
  }),
  activity: 'shares.certificate-duplicated',
});

/** Another certificate for one that came back damaged or whose wording no longer fits. */
export const replaceShareCertificate = defineCall({
  ...act,
  path: '/api/Shares/ReplaceShareCertificate',
  summary: 'Replace a certificate',
  body: z.object({
    ...actionFields,
    certificateNumber: number,
    /** Why: damaged, a change of name. */
    note: note.min(1, 'Enter why the certificate is replaced'),
  }),
  activity: 'shares.certificate-replaced',
});

/** Several certificates for one. */
export const splitShareCertificate = defineCall({
  ...act,
  path: '/api/Shares/SplitShareCertificate',
  summary: 'Split a certificate',
  body: z.object({
    ...actionFields,
    certificateNumber: number,
    /** Numbers of shares that add up to those of the certificate. */
    parts: z.array(z.string().trim().max(30)).max(100),
  }),
  activity: 'shares.certificate-split',
});

/** One certificate for several of the same holder and class. */
export const mergeShareCertificates = defineCall({
  ...act,
  path: '/api/Shares/MergeShareCertificates',
  summary: 'Merge certificates',
  body: z.object({ ...actionFields, certificateNumbers: numbers }),
  activity: 'shares.certificates-merged',
});

/** The day on which certificates were handed over or posted; said again, the later word counts. */
export const deliverShareCertificates = defineCall({
  ...act,
  path: '/api/Shares/DeliverShareCertificates',
  summary: 'Record that certificates were delivered',
  body: z.object({
    ...actionFields,
    certificateNumbers: numbers,
    deliveredOn: civilDate,
    /** How, or to whom. */
    note: note.optional(),
  }),
  activity: 'shares.certificates-delivered',
});

const document = {
  ...sendingFile('shares', aboutCompanyInBody('generateCompanyReport')),
  method: 'POST',
} as const;

/** Live certificates as one PDF, a sheet each, in the order asked for. */
export const printShareCertificates = defineCall({
  ...document,
  path: '/api/Shares/PrintShareCertificates',
  summary: 'Share certificates as PDF',
  body: z.object({
    ...ofCompany,
    /** Left out, all live ones. */
    certificateNumbers: numbers.optional(),
  }),
  activity: 'shares.certificates-printed',
});

/** The register of certificates as PDF. */
export const printCertificateRegister = defineCall({
  ...document,
  path: '/api/Shares/PrintCertificateRegister',
  summary: 'Register of certificates as PDF',
  body: z.object(ofCompany),
  activity: 'shares.certificate-register-printed',
});
