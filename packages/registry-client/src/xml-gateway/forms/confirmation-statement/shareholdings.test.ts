import { describe, expect, it } from 'vitest';
import { writePart } from '../../../testing/form-xml.ts';
import type { FiledShareholding } from './confirmation-statement-content.ts';
import { shareholdingElements } from './shareholdings.ts';

const ann = { surname: 'Ash', forename: 'Ann' };
const holding: FiledShareholding = { shareClass: 'ORDINARY', numberHeld: '100', shareholders: [ann] };
const write = (...holdings: FiledShareholding[]) =>
  writePart((check) => shareholdingElements(check, holdings));

describe('the shareholdings of a form', () => {
  it('have transfers before holders, and names by parts or whole', () => {
    const joint = {
      ...holding,
      transfers: [{ date: '2026-03-01', numberOfShares: '0.5' }],
      shareholders: [ann, { amalgamatedName: 'The Ash Trust' }],
    };
    expect(write(joint).xml).toBe(
      '<r><Shareholdings><ShareClass>ORDINARY</ShareClass><NumberHeld>100</NumberHeld>' +
        '<Transfers><DateOfTransfer>2026-03-01</DateOfTransfer><NumberSharesTransferred>0.5</NumberSharesTransferred></Transfers>' +
        '<Shareholders><Name><Surname>Ash</Surname><Forename>Ann</Forename></Name></Shareholders>' +
        '<Shareholders><Name><AmalgamatedName>The Ash Trust</AmalgamatedName></Name></Shareholders></Shareholdings></r>',
    );
  });

  it('may be of a member who holds nothing any more', () => {
    expect(write({ ...holding, numberHeld: '0' }).problems).toEqual([]);
  });

  it.each<[string, Partial<FiledShareholding>, string]>([
    ['nobody', { shareholders: [] }, 'shareholdings[0].shareholders must be between 1 and 10'],
    [
      'eleven',
      { shareholders: Array.from({ length: 11 }, () => ann) },
      'shareholdings[0].shareholders must be between 1 and 10',
    ],
    [
      'too many transfers',
      { transfers: Array.from({ length: 201 }, () => ({ date: '2026-03-01', numberOfShares: '1' })) },
      'shareholdings[0].transfers must be at most 200',
    ],
    [
      'a transfer of nothing',
      { transfers: [{ date: '2026-03-01', numberOfShares: '0' }] },
      'shareholdings[0].transfers[0].numberOfShares must be more than zero',
    ],
    [
      'a transfer on no day',
      { transfers: [{ date: '2026-02-30', numberOfShares: '1' }] },
      'shareholdings[0].transfers[0].date must be a date',
    ],
  ])('of %s are refused', (_, change, problem) => {
    expect(write({ ...holding, ...change }).problems).toEqual([problem]);
  });

  it('are at most 5,000', () => {
    expect(write(...Array.from({ length: 5000 }, () => holding)).problems).toEqual([]);
    expect(write(...Array.from({ length: 5001 }, () => holding)).problems).toEqual([
      'shareholdings must be at most 5000',
    ]);
  });

  it('are none where none changed', () => {
    expect(writePart((check) => shareholdingElements(check, undefined)).xml).toBe('<r/>');
  });
});
