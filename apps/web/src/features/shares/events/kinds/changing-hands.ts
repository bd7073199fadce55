import { formatNumber } from '#kit/value/format.ts';
import { nextStatement } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { day, prose } from './field-definition.ts';
import { few, nameIn } from './summary.ts';

/** The history before an opening balance asks for it here; in the books it has pages of its own. */
const transfer = defineEvent('transfer', {
  about: 'Shares pass from one holder to others by a form of transfer, for money or as a gift.',
  follows: nextStatement,
  sections: [
    {
      title: 'Transfer',
      fields: {
        on: day('Date of registration'),
        classId: { type: 'class-list', label: 'Class of shares', term: 'Class' },
        transferorId: { type: 'holder', label: 'Transferor' },
        transferees: { type: 'transferees', label: 'Transferee', item: 'Transferee' },
        signedOn: day('Signed and dated', { when: () => false }),
        lodgedOn: day('Lodged with the company', { when: () => false }),
      },
    },
  ],
  summary: ({ transferorId, classId, transferees }, names) => {
    const lines = transferees.map(
      ({ transfereeId, shares }) => `${formatNumber(shares)} to ${nameIn(names, transfereeId)}`,
    );
    return `${nameIn(names, transferorId)}, ${nameIn(names, classId)}: ${few(lines)}`;
  },
});

/** Shares pass by law (ss.773-774). */
const transmission = defineEvent('transmission', {
  about: 'Shares pass by law, on death, bankruptcy or by an order of the court.',
  follows: nextStatement,
  sections: [
    {
      title: 'Whose shares pass, and to whom',
      description:
        'To personal representatives or a trustee who choose to be registered. Where they transfer the shares instead, record a transfer.',
      fields: {
        fromId: { type: 'member', label: 'Member who died or lost the shares' },
        classId: { type: 'class-or-all', label: 'Which of their shares', leftOut: 'All their shares' },
        toId: { type: 'holder', label: 'Who is registered instead', except: 'fromId' },
      },
    },
    {
      title: 'Evidence, and when',
      fields: {
        evidence: prose('Evidence of title', {
          hint: 'What was shown and when, like the grant of probate of 3 March 2026.',
          rows: 3,
        }),
        on: day('Date of the entry in the register'),
      },
    },
  ],
  summary: ({ fromId, toId }, names) => `${nameIn(names, fromId)} to ${nameIn(names, toId)}`,
});

export const changingHands = [transfer, transmission];
