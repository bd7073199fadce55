/** Pence by the day of delivery, newest first (section 15, software channel). */
const fees = {
  'confirmation-statement': [
    { from: '2026-02-01', pence: 50_00 },
    { from: '2024-05-01', pence: 34_00 },
    { from: '2009-10-01', pence: 13_00 },
  ],
  'change-of-name': [
    { from: '2024-05-01', pence: 20_00 },
    { from: '2009-10-01', pence: 8_00 },
  ],
  'change-of-name-same-day': [
    { from: '2026-02-01', pence: 85_00 },
    { from: '2024-05-01', pence: 83_00 },
    { from: '2009-10-01', pence: 30_00 },
  ],
  incorporation: [
    { from: '2026-02-01', pence: 100_00 },
    { from: '2024-05-01', pence: 50_00 },
    { from: '2009-10-01', pence: 10_00 },
  ],
  'incorporation-same-day': [
    { from: '2026-02-01', pence: 156_00 },
    { from: '2024-05-01', pence: 78_00 },
    { from: '2009-10-01', pence: 30_00 },
  ],
  charge: [
    { from: '2026-02-01', pence: 14_00 },
    { from: '2009-10-01', pence: 15_00 },
  ],
};

export function getFee(item: keyof typeof fees, deliveredOn: string): number {
  return fees[item].find(({ from }) => deliveredOn >= from)?.pence ?? 0;
}
