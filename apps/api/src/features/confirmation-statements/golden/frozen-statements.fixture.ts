/** Contents as attempts have frozen them. They lie in databases, so they are read for ever: never change one to make a test pass. */
export const nothingChangedFrozen = {
  form: 'ConfirmationStatement',
  company: { number: '09990001', name: 'HARBOUR LIGHT BAKERY LIMITED' },
  madeUpTo: '2026-11-16',
  lawfulPurpose: true,
  informationDelivered: true,
  verifications: [],
  signer: { name: 'Nora Harcastle', capacity: 'director' },
};

/** Every part has changed, a director is verified with it, and it was filed in spite of something outstanding. */
export const everythingFrozen = {
  form: 'ConfirmationAndVerificationStatement',
  company: { number: '12345678', name: 'PLUM PLC' },
  madeUpTo: '2026-11-20',
  trading: { onMarket: true, dtr5Applies: false, pscExemptions: ['uk-regulated-market'] },
  sicCodes: ['62012', '70229'],
  statementOfCapital: {
    currencies: [
      {
        currency: 'GBP',
        classes: [
          {
            className: 'Ordinary',
            particulars: 'One vote for each share.\nEqual rights to dividends & capital.',
            numberOfShares: '1500',
            aggregateNominal: '150.05',
            nominalEach: '0.1',
          },
          { className: 'Préférence', particulars: 'No votes.', numberOfShares: '2', aggregateNominal: '2' },
        ],
        totalShares: '1502',
        totalNominal: '152.05',
        totalUnpaid: '0',
      },
    ],
  },
  shareholdings: [
    {
      className: 'Ordinary',
      numberHeld: '1499',
      holders: [
        { kind: 'person', surname: 'Müller', forename: 'Alice' },
        { kind: 'whole', name: 'Stone Nominees Ltd' },
      ],
      transfers: [{ transferredOn: '2026-05-01', numberOfShares: '5' }],
      address: { premises: '1', line1: 'Mill Lane', town: 'Leeds', country: 'GB-ENG', postcode: 'LS1 4AB' },
    },
    {
      className: 'Ordinary',
      numberHeld: '1',
      holders: [{ kind: 'person', surname: 'Green' }],
      transfers: [],
    },
  ],
  registeredEmail: 'office@plum.example',
  lawfulPurpose: true,
  informationDelivered: true,
  verifications: [
    {
      directorId: 'D1',
      title: 'Dr',
      forename: 'Bob',
      otherForenames: 'Ewan',
      surname: 'STONE',
      nameMismatchReason: 'preferred-name',
    },
  ],
  override: { reason: 'Delivered on paper', outstanding: ['Return of allotments: 10 Ordinary'] },
  signer: { name: 'Alice Green', capacity: 'authorised-person' },
};

export const everythingSecrets = { 'D1.personalCode': 'TW7K2MPX94R', 'D1.dateOfBirth': '1974-02-11' };
