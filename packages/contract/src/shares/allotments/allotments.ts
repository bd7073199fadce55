import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import { callerText, civilDate, entityList, id } from '../../wire/shapes.ts';
import {
  allotteeDrafted,
  allotteeFields,
  chosenLater,
  dateDrafted,
  allotmentDate,
} from '../events/share-event-request.ts';
import { certificateDateFields, entryFields } from '../events/share-events.ts';
import { changingShares, ofCompany, readingShares } from '../share-shapes.ts';

const allotmentLine = z
  .object({
    /** Of a line that is still a draft; recorded lines have none. */
    allotmentLineId: id.nullable(),
    shareClassId: chosenLater,
    className: z.string(),
    holderId: chosenLater,
    holderName: z.string(),
    shares: z.string(),
    priceEach: z.string(),
    paidEach: z.string(),
    nonCash: z.string().nullable(),
    isUnderEmployeeScheme: z.boolean(),
    firstNumber: z.string().nullable(),
  })
  .meta({ title: 'AllotmentLine' });

const allotment = z
  .object({
    /** The entry in the register, or the draft that will become it. */
    shareEventId: id,
    state: z.enum(['draft', 'recorded', 'reversed']),
    /** Null while a draft says none. */
    on: civilDate.nullable(),
    allottees: z.array(allotmentLine),
  })
  .meta({ title: 'Allotment' });
const single = allotment.extend({ allotmentId: id });
const multi = allotment.extend({ multiAllotmentId: id });

/** Records an allotment to one holder. */
export const saveAllotementShareDetails = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveAllotementShareDetails',
  summary: 'Record an allotment to one holder',
  body: z.object({
    ...ofCompany,
    ...entryFields,
    ...certificateDateFields,
    on: allotmentDate,
    ...allotteeFields,
  }),
  reply: entityList(single),
  activity: 'shares.allotted',
});

/** Records an allotment to many holders, or keeps it as a draft. */
export const saveMultiShareDetails = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveMultiShareDetails',
  summary: 'Record an allotment to many holders, or keep it as a draft',
  body: z.object({
    ...ofCompany,
    ...entryFields,
    ...certificateDateFields,
    /** Of the draft; left out for a new one. */
    multiAllotmentId: id.optional(),
    /** Keeps the lines without recording them; those kept before are replaced. */
    isDraft: z.boolean().optional(),
    on: dateDrafted,
    allottees: z.array(allotteeDrafted).max(5000),
  }),
  reply: entityList(multi),
  activity: 'shares.allotted-to-many',
});

export const getAllotementShareDetailsById = defineCall({
  ...readingShares,
  path: '/api/Shares/GetAllotementShareDetailsbyId',
  summary: 'An allotment',
  query: z.object({ allotmentId: id, ...ofCompany }),
  reply: entityList(single),
});

export const getMultiAllotementShareDetailsById = defineCall({
  ...readingShares,
  path: '/api/Shares/GetMultiAllotementShareDetailsbyId',
  summary: 'An allotment to many holders, recorded or a draft',
  query: z.object({ multiAllotmentId: id, ...ofCompany }),
  reply: entityList(multi),
});

/** Allotments to one holder, by date. */
export const getSingleShareDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetSingleShareDetails',
  summary: 'Allotments to one holder each',
  query: z.object({ ...ofCompany, userId: callerText }),
  reply: entityList(single),
  caller: { userId: 'user' },
});

/** Allotments to many holders, drafts first. */
export const getMultiShareDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetMultiShareDetails',
  summary: 'Allotments to many holders, drafts too',
  query: z.object({ ...ofCompany, userId: callerText }),
  reply: entityList(multi),
  caller: { userId: 'user' },
});

/** Takes lines out of a draft. What is recorded is reversed, never deleted. */
export const deleteJsonShares = defineCall({
  ...changing('shares', { flag: 'editCompany' }),
  method: 'DELETE',
  path: '/api/Shares/DeleteJsonShares',
  summary: 'Take lines out of the draft of an allotment',
  query: z.object({
    /** One id or several, with commas between them. */
    allotmentLineIds: z.string().trim().min(1).max(40_000),
  }),
  reply: entityList(z.object({ removed: z.int() })),
  activity: 'shares.draft-lines-removed',
});
