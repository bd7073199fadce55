import type { Company } from '../world/types.ts';
import { plusDays } from './days.ts';
import {
  address,
  type CompanySpec,
  director,
  type FilingSpec,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
} from './spec.ts';

/** One company in every state that the register knows. */
export function companiesByStatus(today: string): CompanySpec[] {
  return [...closed(today), ...insolvent(today), ...openWithMarks(today)];
}

interface Story {
  number: string;
  name: string;
  code: string;
  facts: Partial<Company>;
  filings?: FilingSpec[];
}

const simon = person('Mr Simon Garland', { born: '1965-05-25' });

function withOneOwner({ code, ...story }: Story, confirmation?: 'none'): CompanySpec {
  return {
    authenticationCode: code,
    officers: [director(simon)],
    pscs: [individualPsc(simon, owns('75-to-100'))],
    shares: [ordinary('100')],
    holdings: [holding('100', [simon])],
    ...(confirmation && { confirmation, accounts: 'none' }),
    ...story,
  };
}

function closed(today: string): CompanySpec[] {
  const dissolvedOn = plusDays(today, -400);
  const incorporatedOn = '2014-03-25';
  const stories: Story[] = [
    {
      number: '09990044',
      name: 'EMPTY NEST FURNITURE LIMITED',
      code: 'NEST44',
      facts: {
        status: 'dissolved',
        previousNames: [
          { name: 'FULL NEST FURNITURE LIMITED', effectiveFrom: incorporatedOn, ceasedOn: '2019-01-10' },
        ],
      },
      filings: [
        {
          type: 'DS01',
          category: 'dissolution',
          date: plusDays(dissolvedOn, -95),
          description: 'dissolution-application-strike-off-company',
        },
        {
          type: 'GAZ1(A)',
          category: 'gazette',
          date: plusDays(dissolvedOn, -85),
          description: 'gazette-notice-voluntary',
        },
        {
          type: 'GAZ2(A)',
          category: 'gazette',
          date: dissolvedOn,
          description: 'gazette-dissolved-voluntary',
        },
      ],
    },
    {
      number: '09990051',
      name: 'SECOND WIND CYCLES LIMITED',
      code: 'WIND51',
      facts: { status: 'dissolved', statusDetail: 'petition-to-restore-dissolved' },
    },
    {
      number: '09990047',
      name: 'TWIN OAKS BUILDING SOCIETY LIMITED',
      code: 'TWIN47',
      facts: { status: 'converted-closed' },
    },
    {
      number: '09990053',
      name: 'ASCENT AVIONICS LIMITED',
      code: 'ASCE53',
      facts: { status: 'converted-closed', statusDetail: 'converted-to-plc' },
    },
    {
      number: '09990052',
      name: 'CONTINENTAL CRATES PLC',
      code: 'CRAT52',
      facts: { status: 'closed', statusDetail: 'transferred-from-uk', type: 'plc' },
    },
  ];
  return stories.map((story) =>
    withOneOwner({ ...story, facts: { incorporatedOn, ...story.facts, dissolvedOn } }, 'none'),
  );
}

function insolvent(today: string): CompanySpec[] {
  const startedOn = plusDays(today, -240);
  const practitioners = [
    {
      name: 'Harriet Elspeth Crane',
      address: address('58, Foundry Way, Sheffield, S3 8GG'),
      role: 'practitioner',
      appointedOn: startedOn,
    },
    {
      name: 'Julian Frost',
      address: {
        line1: 'Crane Recovery',
        line2: '3 Weavers Fold',
        locality: 'Manchester',
        region: null,
        postalCode: 'M4 5JD',
      },
      role: 'practitioner',
      appointedOn: startedOn,
      ceasedOn: plusDays(today, -60),
    },
  ];
  const inCase = (status: Company['status'], type: string, dates: { type: string; date: string }[]) => ({
    ...(status && { status }),
    insolvency: { status: [type], cases: [{ number: 1, type, dates, practitioners }] },
  });
  const stories: Story[] = [
    {
      number: '09990045',
      name: 'LAST ORDERS TAVERNS LIMITED',
      code: 'LAST45',
      facts: {
        hasBeenLiquidated: true,
        ...inCase('liquidation', 'creditors-voluntary-liquidation', [
          { type: 'wound-up-on', date: startedOn },
        ]),
      },
      filings: [
        {
          type: '600',
          category: 'insolvency',
          date: plusDays(startedOn, 9),
          description: 'liquidation-voluntary-appointment-of-liquidator',
        },
      ],
    },
    {
      number: '09990046',
      name: 'STONEGATE MILLS LIMITED',
      code: 'STON46',
      facts: inCase('receivership', 'receiver-manager', [{ type: 'instrumented-on', date: startedOn }]),
    },
    {
      number: '09990048',
      name: 'STEADY PACE COACHES LIMITED',
      code: 'PACE48',
      facts: inCase('voluntary-arrangement', 'corporate-voluntary-arrangement', [
        { type: 'voluntary-arrangement-started-on', date: startedOn },
      ]),
    },
    {
      number: '09990049',
      name: 'HALF MOON HOTELS LIMITED',
      code: 'MOON49',
      facts: inCase('administration', 'in-administration', [
        { type: 'administration-started-on', date: startedOn },
      ]),
    },
    {
      number: '09990050',
      name: 'CLEARWATER FISHERIES LIMITED',
      code: 'FISH50',
      facts: inCase('insolvency-proceedings', 'foreign-insolvency', [
        { type: 'declaration-solvent-on', date: startedOn },
      ]),
    },
  ];
  return stories.map((story) => withOneOwner(story));
}

function openWithMarks(today: string): CompanySpec[] {
  return [
    withOneOwner({
      number: '09990054',
      name: 'WRONG DOOR DELIVERIES LIMITED',
      code: 'DOOR54',
      facts: { isOfficeInDispute: true },
    }),
    withOneOwner({
      number: '09990055',
      name: 'GONE AWAY GADGETS LIMITED',
      code: 'GONE55',
      facts: {
        isOfficeUndeliverable: true,
        registeredOffice: {
          careOf: 'THE REGISTRAR',
          poBox: '4385',
          line1: 'Default Address',
          locality: 'Cardiff',
          postalCode: 'CF14 8LH',
        },
      },
      filings: [
        {
          type: 'RP05',
          category: 'address',
          date: plusDays(today, -75),
          description: 'default-companies-house-registered-office-address-applied',
          descriptionValues: {
            default_address: 'PO Box 4385, Cardiff, CF14 8LH',
            change_date: plusDays(today, -75),
          },
        },
      ],
    }),
  ];
}
