/**
 * A change of name by special resolution (NM01; Companies Act 2006 s. 78), as the articles provide (NM04;
 * s. 79), or of a limited liability partnership (LLNM01). No secrets. Documents go beside the content: the
 * copy of the resolution, articles, and consents to the name.
 */
export interface ChangeOfNameContent {
  readonly method: 'RESOLUTION' | 'ARTICLES' | 'LLP';
  /** 3 to 160 characters; sent in capitals. */
  readonly proposedName: string;
  /** The day the resolution was passed; only for a resolution. */
  readonly meetingDate?: string | undefined;
  readonly sameDay?: boolean | undefined;
  /** Notice of the change is given; nothing is filed without it. */
  readonly noticeGiven: boolean;
}
