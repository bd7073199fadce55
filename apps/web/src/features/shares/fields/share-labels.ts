/** What the fields of shares are called, on every form that asks for them and wherever they are read. */
export const shareLabels = {
  shares: 'Number of shares',
  numbers: 'Distinguishing numbers',
  firstNumber: 'First number',
  lots: 'Chosen from several lots',
  priceEach: 'Issue price of each share',
  paidEach: 'Paid on each share',
  unpaidEach: 'Unpaid on each share',
  nonCash: 'Consideration other than cash',
  isUnderEmployeeScheme: 'Allotted under an employees’ share scheme',
  consideration: 'Consideration',
  isPartOfSeries: 'Part of a larger transaction, or a series, above £1,000 altogether',
  exemption: 'Why no stamp duty is due',
  stamping: 'How the form was stamped',
  enteredOn: 'Entered in the register of members',
  certificates: 'Existing certificates',
} as const;

/** How a form of transfer was made good for the stamp duty. */
export const stampingLabels = { paid: 'Duty paid', adjudicated: 'Adjudicated by HMRC' } as const;
