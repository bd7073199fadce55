import type { Page } from '@playwright/test';

/** What the screens are about: made once, before the first picture. */
export interface Fixture {
  /** A company in order, one with a long name, one with a draft. */
  companyId: string;
  longNameId: string;
  draftId: string;
  /** One whose statement waits for its payment. */
  unpaidId: string;
  /** Drafts of an appointment, of a charge with its deed, and of a new office with every answer. */
  appointmentFormId: string;
  chargeFormId: string;
  officeFormId: string;
  acceptedFilingId: string;
  rejectedFilingId: string;
  /** A company whose share register is kept, and in it a class, a holder, a transfer and the draft of a long allotment. */
  registerId: string;
  classId: string;
  holderId: string;
  entryId: string;
  allotmentId: string;
  /** A user who was invited, and the role that they have. */
  invitedId: string;
  roleId: string;
}

/** One picture: an address, and what is opened there. */
export interface Screen {
  name: string;
  path: (fixture: Fixture) => string;
  /** Brings up what lies over the page, comes after it, or is a page of its own. */
  open?: (page: Page) => Promise<Page | void>;
  /** It brings its own look. */
  asItIs?: true;
  /** What lies over the page is fixed to the window; told of `open` unless it is said otherwise. */
  isOver?: boolean;
  /** How the server answers the calls of share registers: with a failure, or not at all. */
  answers?: 'fail' | 'wait';
}
