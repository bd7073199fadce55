import { drawRegisterOfMembers, drawShareCertificates } from '@statbook/documents';
import { USUAL_TEMPLATE } from '@statbook/documents/usual-template';
import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import { holderId, type ShareClass, shareClassId } from '@statbook/domain/share-capital';
import type { RegisterEntry } from '@statbook/domain/share-capital/projections';
import { type BareText, drawBare } from './bare-documents.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const certificates = 1_000;
/** So many members fill 50 pages. */
const members = 740;
const rounds = 3;
const company = { name: 'Harbour Light Bakery Limited', number: '09990001' };
const day = civilDate('2026-11-20');

/** Certificates in bulk and a long register, against the drawing library alone with the same texts on the same pages. */
export const benchmark: Benchmark = async () => [
  await measure({
    name: '1,000 certificates as one PDF',
    ours: () => drawShareCertificates(certificateOrder()),
    bare: () => drawBare(Array.from({ length: certificates }, (_, index) => bareCertificate(index + 1))),
  }),
  await measure({
    name: 'a register of members of 50 pages as PDF',
    ours: () => drawRegisterOfMembers(registerOrder()),
    bare: () => drawBare(bareRegister()),
  }),
];

interface Drawn {
  name: string;
  ours: () => Promise<Uint8Array>;
  bare: () => Promise<Uint8Array>;
}

async function measure({ name, ours, bare }: Drawn): Promise<Measurement> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  // In turn, so that both meet the same machine; the first of each reads and compiles.
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await timeOf(ours), await timeOf(bare)];
    if (round === 0) continue;
    times.ours.push(own);
    times.bare.push(other);
  }
  return {
    name,
    unit: 's',
    figure: Math.min(...times.ours),
    limit: Math.min(...times.bare),
    limitIs: 'the library alone, same texts and pages',
    aim: 0.8,
    better: 'lower',
  };
}

async function timeOf(draw: () => Promise<Uint8Array>): Promise<number> {
  const start = performance.now();
  await draw();
  return (performance.now() - start) / 1000;
}

const nameOf = (index: number) => `Member Number ${index} of Whitby`;

function certificateOrder() {
  const all = Array.from({ length: certificates }, (_, index) => ({
    number: index + 1,
    holderName: nameOf(index + 1),
    isJoint: false,
    address: { premises: '1', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4DE' },
    className: 'Ordinary',
    currency: 'GBP',
    nominalEach: amount('1'),
    shares: shareCount('1250'),
    numbers: [],
    paidUp: [{ shares: shareCount('1250'), numbers: [], state: { kind: 'fully' } }] as const,
    issuedOn: day,
  }));
  const registeredIn = 'Registered in England and Wales';
  return { company, registeredIn, template: USUAL_TEMPLATE, certificates: all, madeOn: day };
}

function bareCertificate(number: number): BareText[] {
  const centred = { x: 94, width: 654, align: 'center' } as const;
  const held =
    'is the registered holder of 1,250 (one thousand, two hundred and fifty) Ordinary shares of £1.00 each, fully paid.';
  const foot = 'and signed for the company by two authorised signatories';
  return [
    { text: 'Certificate number', face: 'sans', size: 8, x: 64, y: 52, width: 200 },
    { text: String(number), face: 'serif-strong', size: 15, x: 64, y: 63, width: 200 },
    { text: 'Number of shares', face: 'sans', size: 8, x: 578, y: 52, width: 200, align: 'right' },
    { text: '1,250', face: 'serif-strong', size: 15, x: 578, y: 63, width: 200, align: 'right' },
    { text: 'Share certificate', face: 'serif', size: 13, y: 82, ...centred },
    { text: company.name, face: 'serif-strong', size: 25, y: 101, ...centred },
    {
      text: `Company number ${company.number} · Registered in England and Wales`,
      face: 'sans',
      size: 8.5,
      y: 138,
      ...centred,
    },
    { text: 'This is to certify that', face: 'serif', size: 13, y: 210, ...centred },
    { text: nameOf(number), face: 'serif-strong', size: 18, y: 232, ...centred },
    { text: 'of 1 Quay Street, Whitby, YO22 4DE', face: 'serif', size: 11, y: 259, ...centred },
    { text: held, face: 'serif', size: 13, y: 280, ...centred },
    { text: USUAL_TEMPLATE.wording, face: 'serif', size: 11, y: 322, ...centred },
    { text: `Issued on 20 November 2026 ${foot}`, face: 'sans', size: 9, y: 419, ...centred },
    { text: 'Director', face: 'sans', size: 8.5, x: 163, y: 495, width: 236 },
    { text: 'Director or secretary', face: 'sans', size: 8.5, x: 443, y: 495, width: 236 },
    { text: USUAL_TEMPLATE.notice, face: 'sans', size: 7.5, y: 543, ...centred },
  ];
}

const cells = (index: number) => [
  nameOf(index),
  '1 Quay Street, Whitby, YO22 4DE, United Kingdom',
  '5 Jan 2020',
  'Ordinary',
  '1,250',
  '',
  '£1,250.00',
  '£0.00',
];

function* bareRegister(): Generator<BareText[]> {
  const widths = [140, 160, 67, 87, 73, 67, 73, 73];
  const perPage = Math.ceil(members / 50);
  for (let page = 0; page < 50; page += 1) {
    const rows = Array.from({ length: Math.min(perPage, members - page * perPage) }, (_, index) =>
      cells(page * perPage + index),
    );
    yield rows.flatMap((row, line) => {
      let x = 51;
      return row.map((cell, column) => {
        const width = widths[column] ?? 0;
        const place = { x, y: 90 + line * 30, width: width - 8 };
        const piece = { text: cell, face: 'sans', size: 8.5, ...place } as const;
        x += width;
        return column > 3 ? { ...piece, align: 'right' as const } : piece;
      });
    });
  }
}

function registerOrder() {
  const ordinary: ShareClass = {
    id: shareClassId('00000000-0000-4000-8000-000000000001'),
    terms: {
      name: 'Ordinary',
      currency: 'GBP',
      nominalEach: amount('1'),
      particulars: 'One vote a share.',
      votesPerShare: 1n,
      isRedeemable: false,
      isNumbered: false,
    },
    highestNumber: 0n,
  };
  const entries = Array.from({ length: members }, (_, index): RegisterEntry => {
    const id = holderId(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
    return {
      holderId: id,
      enteredOn: civilDate('2020-01-05'),
      ceasedOn: undefined,
      heldBefore: new Map(),
      holder: {
        id,
        members: [],
        address: {
          premises: '1',
          line1: 'Quay Street',
          town: 'Whitby',
          postcode: 'YO22 4DE',
          country: 'United Kingdom',
        },
        designation: nameOf(index),
      },
      holdings: [
        {
          account: { kind: 'holder', holderId: id },
          shareClass: ordinary,
          shares: shareCount('1250'),
          numbers: [],
          paid: amount('1250'),
          unpaid: amount('0'),
        },
      ],
    };
  });
  const capital = { currencies: [] };
  return {
    company,
    asAt: day,
    entries,
    unidentified: [],
    own: [],
    classes: [ordinary],
    capital,
    madeOn: day,
  };
}
