import { defineEvent } from './event-definition.ts';
import { day, holdings, prose } from './field-definition.ts';
import { sharesTo } from './summary.ts';

/** What the books begin with; it has pages of its own. */
const openingBalance = defineEvent('opening-balance', {
  sections: [
    {
      title: 'Opening balance',
      fields: {
        holdings: holdings('Shares held', ''),
        source: prose('Where the figures come from'),
        issuesCertificates: {
          type: 'flag',
          label: 'Holders without a certificate',
          options: [
            { value: 'no', label: 'Their certificates are not known' },
            { value: 'yes', label: 'New certificates were issued' },
          ],
        },
        certificatesIssuedOn: day('Date of the new certificates'),
      },
    },
  ],
  summary: ({ holdings }, names) => sharesTo(holdings, names),
});

/** It is recorded in the history, beside the entry that it reverses. */
const reversal = defineEvent('reversal', {
  sections: [
    {
      title: 'Reversal',
      fields: {
        eventId: { type: 'entry', label: 'Reverses' },
        reason: prose('Why'),
      },
    },
  ],
  summary: ({ reason }) => reason,
});

export const bookkeeping = [openingBalance, reversal];
