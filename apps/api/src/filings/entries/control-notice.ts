import type { FilingState, FilingStateFacts, FormId } from '@statbook/domain/filing';
import type { FormOrigin } from '@statbook/domain/filing/forms';

/** Which notice about control a form is begun from: one that the share register suggests, or of a holder nobody has notified. */
export interface NoticeSource {
  readonly controlProposalId?: string | undefined;
  readonly unregisteredPersonId?: string | undefined;
}

/** A filing that was begun from a notice about control and not withdrawn. */
export interface NoticeFiling extends FilingStateFacts {
  readonly filingId: string;
  readonly form: FormId;
  readonly state: FilingState;
}

/** A notice about control that is to be filed. */
export interface ControlNotice {
  /** The form that tells of it; null where people must decide which. */
  readonly form: string | null;
  /** What the form begins with. */
  readonly origin: FormOrigin;
  readonly filing: NoticeFiling | undefined;
}
