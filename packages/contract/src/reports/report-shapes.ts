import { z } from 'zod';
import { callerText, civilDate } from '../wire/shapes.ts';

/** The reports there are, by the names that stand in their addresses. */
const reportName = z.enum(['deadlines', 'companies', 'officers', 'pscs', 'roles', 'filings', 'capital']);

/**
 * What a column holds, and so how its cells are read: `company`, `filing` and `person` lead to one, `state` is a word of a few, `due` a
 * date that matters, `money` exact pounds, `number` an exact decimal; the others speak for themselves.
 */
const columnKind = z.enum(['company', 'filing', 'person', 'text', 'state', 'date', 'due', 'money', 'number']);

/** A column of a report. */
export const reportColumn = z
  .object({
    id: z.string(),
    head: z.string(),
    kind: columnKind,
    /** Shown only to who chooses it. */
    isExtra: z.boolean(),
  })
  .meta({ title: 'ReportColumn' });

/** A report without its rows: what it answers, and what it can be narrowed by. */
export const reportFacts = {
  name: reportName,
  title: z.string(),
  /** The question that it answers, in a sentence. */
  answers: z.string(),
  /** Of which date a period is taken; null where the report knows none. */
  periodOf: z.string().nullable(),
  /** It can be read as at the end of an earlier day. */
  takesDay: z.boolean(),
} as const;

/** Which report, and which part of it in which order. */
export const reportFilters = {
  userId: callerText,
  name: reportName,
  /** Words that must all stand in a row. */
  search: z.string().trim().max(160).optional(),
  /** The first and the last day of a period. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  /** The day at whose end the report is read; without it today. */
  asAt: civilDate.optional(),
  /** A column, by its id. */
  sort: z.string().max(40).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
} as const;
