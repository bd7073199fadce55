import { NAME_REASON_VALUES } from '@statbook/domain/identity';
import { REGISTER_ROLES } from '@statbook/domain/people';
import { z } from 'zod';
import { identityVerification } from '../companies/company-shapes.ts';
import { id, instant } from '../wire/shapes.ts';

/** The entry of a register of a company that is a role of somebody. */
export const entryPlace = {
  companyId: id,
  register: z.enum(REGISTER_ROLES),
  /** Names the entry within its register; opaque. */
  registerKey: z.string().min(1).max(1000),
};

const company = { companyName: z.string(), companyNumber: z.string() };

/** What an entry said of its person from one day to another. */
const personDetail = z.object({
  name: z.string().nullable(),
  /** Null for what it says now. */
  replacedAt: instant.nullable(),
  recordedAt: instant,
  particulars: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A role of a person, in a company within reach. */
export const personRole = z
  .object({
    ...entryPlace,
    ...company,
    roleText: z.string(),
    /** As the register gives them: days, or words in place of one. */
    heldFrom: z.string().nullable(),
    heldUntil: z.string().nullable(),
    isCurrent: z.boolean(),
    /** Of those who must be verified. */
    verification: identityVerification.nullable(),
    /** Why it is this person's; null for the one that the person began with. */
    link: z
      .object({
        rule: z.string(),
        evidence: z.array(z.string()),
        /** Null where the rules linked it. */
        linkedBy: z.string().nullable(),
        linkedAt: instant,
      })
      .nullable(),
    /** The newest first. */
    details: z.array(personDetail),
  })
  .meta({ title: 'PersonRole' });

/** Since when a personal code is held, and how it came. */
export const codeHeld = z.object({
  since: instant,
  source: z.enum(['typed', 'form', 'link']),
  /** Null where the person gave it by a link. */
  givenBy: z.string().nullable(),
  /** The name under which the identity was verified, where it is known to be another. */
  verifiedName: z.string().nullable(),
  /** Why it is another, where somebody has said so. */
  nameReason: z.enum(NAME_REASON_VALUES).nullable(),
});

/** One of two who may be the same. */
export const matchSide = z.object({
  personId: id,
  name: z.string(),
  ...entryPlace,
  ...company,
  roleText: z.string(),
  particulars: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** What was begun in one act: which details change, and how far its filings are. */
export const startedChange = z.object({
  changeId: id,
  /** "Service address", "Home address". */
  what: z.array(z.string()),
  begunAt: instant,
  begunBy: z.string().nullable(),
  /** Of those within reach: all, those that are drafts still, and those that are not at their end. */
  filings: z.int(),
  drafts: z.int(),
  open: z.int(),
});
