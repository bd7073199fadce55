import { plusDays } from './days.ts';
import {
  type CompanySpec,
  director,
  type HoldingSpec,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
  type ShareClassSpec,
} from './spec.ts';

/** Companies whose point is the shape of their share capital. */
export function companiesByCapital(today: string): CompanySpec[] {
  return [...classStories, ...numberStories, heirsOf(today)].map(({ code, ...story }) => ({
    officers: [director(edith), director(bruno)],
    pscs: [individualPsc(edith, owns('25-to-50')), individualPsc(bruno, owns('25-to-50'))],
    ...story,
    authenticationCode: code,
  }));
}

interface Story {
  number: string;
  name: string;
  code: string;
  shares: ShareClassSpec[];
  holdings: HoldingSpec[];
}

const edith = person('Ms Edith Lorimer', { born: '1970-10-20' });
const bruno = person('Mr Bruno Costa', { born: '1969-04-14', nationality: 'Italian' });
const heirs = ['Ada', 'Ben', 'Cora', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Isla', 'Jack'].map((name) =>
  person(`Mx ${name} Marchbanks`),
);

const nonVoting =
  'THE SHARES CARRY NO VOTES. THEY RANK EQUALLY WITH THE ORDINARY SHARES FOR DIVIDENDS AND CAPITAL.';
const preference =
  'NO VOTES UNLESS THE DIVIDEND IS SIX MONTHS IN ARREAR. A FIXED CUMULATIVE DIVIDEND OF 7% A YEAR. CAPITAL FIRST ON A WINDING UP. REDEEMABLE AT THE OPTION OF THE COMPANY ON 30 DAYS NOTICE.';

const classStories: Story[] = [
  {
    number: '09990060',
    name: 'ALPHABET SHARES LIMITED',
    code: 'ALPH60',
    shares: [
      { name: 'A ORDINARY', number: '60', nominal: '1' },
      { name: 'B ORDINARY', number: '40', nominal: '0.01', particulars: nonVoting },
      { name: '7% REDEEMABLE PREFERENCE', number: '5000', nominal: '1', particulars: preference },
    ],
    holdings: [
      holding('60', [edith], { className: 'A ORDINARY' }),
      holding('40', [bruno], { className: 'B ORDINARY' }),
      holding('5000', ['FENMARSH VENTURES LIMITED'], { className: '7% REDEEMABLE PREFERENCE' }),
    ],
  },
  {
    number: '09990061',
    name: 'TWO CURRENCIES TRADING LIMITED',
    code: 'CURR61',
    shares: [
      ordinary('100'),
      ordinary('2500', '0.5', { name: 'EURO ORDINARY', currency: 'EUR' }),
      ordinary('10', '100', { name: 'USD ORDINARY', currency: 'USD' }),
    ],
    holdings: [
      holding('50', [edith]),
      holding('50', [bruno]),
      holding('2500', ['NORDLYS INVEST AS'], { className: 'EURO ORDINARY', currency: 'EUR' }),
      holding('10', ['NORDLYS INVEST AS'], { className: 'USD ORDINARY', currency: 'USD' }),
    ],
  },
];

const numberStories: Story[] = [
  {
    number: '09990062',
    name: 'PART PAID PIANOS LIMITED',
    code: 'PART62',
    shares: [ordinary('1000', '1', { unpaid: '750' })],
    holdings: [holding('500', [edith]), holding('500', [bruno])],
  },
  {
    number: '09990063',
    name: 'FINE FRACTIONS LIMITED',
    code: 'FINE63',
    shares: [ordinary('1234567', '0.000125')],
    holdings: [holding('617284', [edith]), holding('617283', [bruno])],
  },
  {
    number: '09990064',
    name: 'ELEVEN DIGITS HOLDINGS LIMITED',
    code: 'ELEV64',
    shares: [ordinary('99999999999', '0.00001')],
    holdings: [holding('50000000000', [edith]), holding('49999999999', [bruno])],
  },
  {
    number: '09990065',
    name: 'THE WORSHIPFUL AND REMARKABLY LONG WINDED COMPANY OF MAKERS MENDERS COLLECTORS AND CURATORS OF ANTIQUE BAROMETERS HOURGLASSES SUNDIALS AND ASTROLABES UK LIMITED',
    code: 'NAME65',
    shares: [ordinary('2')],
    holdings: [holding('1', [edith]), holding('1', [bruno])],
  },
];

/** Joint holders, and transfers since the last statement. */
function heirsOf(today: string): Story {
  return {
    number: '09990066',
    name: 'MARCHBANKS HEIRS LIMITED',
    code: 'HEIR66',
    shares: [ordinary('1000')],
    holdings: [
      holding('100', heirs),
      holding('400', [edith, bruno]),
      holding('500', [bruno], {
        transfers: [
          { date: plusDays(today, -220), number: '50' },
          { date: plusDays(today, -100), number: '25' },
        ],
      }),
      // A former member: everything went since the last statement.
      holding('0', [person('Mr Cuthbert Marchbanks')], {
        transfers: [{ date: plusDays(today, -150), number: '75' }],
      }),
    ],
  };
}
