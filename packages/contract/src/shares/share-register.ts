import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, civilDate, entityList, exactDecimal, id } from '../wire.ts';
import {
  byCompany,
  capitalShape,
  certificateShape,
  holderAddress,
  holdingShape,
  ofCompany,
} from './share-shapes.ts';

const reading = {
  feature: 'shares',
  method: 'GET',
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
} as const;

const asAt = {
  ...ofCompany,
  /** The end of which day; left out, today. */
  AsAt: civilDate.optional(),
  /** As it was known once so many entries were recorded; left out, all of them. */
  KnownAt: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
};

/** The register of members at the end of a day, as known now or earlier: present members, then former ones. */
export const getShareRegister = defineCall({
  ...reading,
  path: '/api/Shares/GetShareRegister',
  summary: 'Register of members as at a date',
  query: z.object(asAt),
  reply: entityList(
    z.object({
      AsAt: civilDate,
      /** The last entry that counts. */
      KnownAt: z.int(),
      Capital: capitalShape,
      Members: z.array(
        z.object({
          HolderId: id,
          HolderName: z.string(),
          Address: holderAddress.nullable(),
          EnteredOn: civilDate,
          CeasedOn: civilDate.nullable(),
          Holdings: z.array(holdingShape),
        }),
      ),
    }),
  ),
});

/** Who has how much of what; percentages with two decimals. */
export const getCapTable = defineCall({
  ...reading,
  path: '/api/Shares/GetCapTable',
  summary: 'Cap table as at a date',
  query: z.object(asAt),
  reply: entityList(
    z.object({
      AsAt: civilDate,
      KnownAt: z.int(),
      Rows: z.array(
        z.object({
          /** Null for the company's own shares. */
          HolderId: id.nullable(),
          HolderName: z.string(),
          Shares: exactDecimal,
          VotesPercent: z.string(),
          Classes: z.array(z.object({ ShareClassId: id, ClassName: z.string(), Shares: exactDecimal })),
          Nominal: z.array(z.object({ Currency: z.string(), Percent: z.string() })),
        }),
      ),
    }),
  ),
});

/** The register of certificates: live ones and those that ended. */
export const shareCertificateDetails = defineCall({
  ...reading,
  path: '/api/Shares/ShareCertificateDetails',
  summary: 'Share certificates of a company',
  query: z.object({ UserId: callerText, ...ofCompany }),
  reply: entityList(certificateShape),
  caller: { UserId: 'user' },
});
