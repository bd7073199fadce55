/** A change of the accounting reference date (AA01; Companies Act 2006 s. 392). No secrets. */
export interface AccountingDateContent {
  /** The last day of the period to change, as it stands on the register. */
  readonly periodEndsOn: string;
  readonly change: 'shorten' | 'extend';
  readonly newPeriodEndsOn: string;
  /** Why the period may be extended again within five years; only for an extension. */
  readonly extensionWithinFiveYears?:
    | {
        /** In administration, directed by the Secretary of State, or to match a UK parent or subsidiary. */
        readonly reason: 'ADMIN' | 'STATE' | 'UKPAR';
        /** Four characters, given by the Secretary of State. */
        readonly authorisedCode?: string | undefined;
      }
    | undefined;
}
