import { ofCompany, paths, withQuery } from './paths.ts';

/** What stays of an address where another one is opened. */
type Kept = Readonly<Record<string, string | undefined>>;

/** The addresses of the share register, apart from the others because only its own pages need them. */
export const sharePaths = {
  classes: paths.shares,
  /** The terms of a class, now or at the time of an address; without one, a new class. */
  shareClass: (companyId: string, classId?: string, time: Kept = {}) =>
    withQuery('/company/shares/class', { company: companyId, class: classId, ...time }),
  /** An allotment; with an id, a draft of one to go on with. */
  allotment: (companyId: string, draftId?: string) =>
    withQuery('/company/shares/allotment', { company: companyId, draft: draftId }),
  /** Drafts of allotments, and those that are recorded. */
  allotments: ofCompany('/company/shares/allotments'),
  transfer: ofCompany('/company/shares/transfer'),
  newTransfer: (companyId: string) =>
    withQuery('/company/shares/transfer', { company: companyId, entry: 'new' }),
  /** The record of a refused transfer, to be corrected. */
  refusedTransfer: (companyId: string, refusalId: string) =>
    withQuery('/company/shares/transfer', { company: companyId, refusal: refusalId }),
  /** The form of an entry's kind, filled in with the entry that it corrects. */
  correction: (companyId: string, kind: string, entryId: string) =>
    kind === 'transfer' || kind === 'allotment'
      ? withQuery(`/company/shares/${kind}`, { company: companyId, corrects: entryId })
      : withQuery('/company/shares/event', { company: companyId, kind, corrects: entryId }),
  /** Any other event, by its kind; without one, all there are to choose from. */
  event: (companyId: string, kind?: string) =>
    withQuery('/company/shares/event', { company: companyId, kind }),
  /** What was recorded with an event, and what follows from it. */
  receipt: (companyId: string, entryId: string) =>
    withQuery('/company/shares/event', { company: companyId, recorded: entryId }),
  history: ofCompany('/company/shares/history'),
  /** The history with one of its entries open. */
  historyEntry: (companyId: string, entryId: string) =>
    withQuery('/company/shares/history', { company: companyId, open: entryId }),
  /** An entry to be taken back. */
  reversal: (companyId: string, entryId: string) =>
    withQuery('/company/shares/history', { company: companyId, reverse: entryId }),
  shareholders: paths.shareholders,
  /** The register of members with one of them open. */
  shareholder: (companyId: string, holderId: string, kept: Kept = {}) =>
    withQuery('/company/shareholders', { company: companyId, open: holderId, ...kept }),
  capTable: ofCompany('/company/shares/captable'),
  certificates: ofCompany('/company/shares/certificates'),
  certificateTemplate: ofCompany('/company/shares/certificates/template'),
  tieOut: ofCompany('/company/shares/tieout'),
  openingBalance: ofCompany('/company/shares/opening'),
  /** Who holds the shares of an opening balance that belong to nobody known. */
  divideUnknown: (companyId: string) =>
    withQuery('/company/shares/opening', { company: companyId, divide: 'yes' }),
  /** The history that shall take the place of the opening balance; with a line, that one, or a new one of a kind. */
  openingReplacement: (companyId: string, line?: string, kind?: string) =>
    withQuery('/company/shares/opening', { company: companyId, replace: 'yes', line, kind }),
} as const;
