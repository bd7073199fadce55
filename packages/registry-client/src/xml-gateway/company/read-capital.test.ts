import { describe, expect, it } from 'vitest';
import { parseXml } from '../message/xml-reader.ts';
import { readCapital, readShareholding } from './read-capital.ts';

const xml = (text: string) => {
  const root = parseXml(text);
  if (!root) throw new Error(text);
  return root;
};

describe('a statement of capital', () => {
  it('keeps every digit as it was sent', () => {
    const capital = xml(`<Capital><ShareCurrency>GBP</ShareCurrency>
      <TotalNumberOfIssuedShares>99999999999999999999.000001</TotalNumberOfIssuedShares>
      <TotalAggregateNominalValue>0100.50</TotalAggregateNominalValue><TotalAmountUnpaid>0</TotalAmountUnpaid></Capital>`);
    expect(readCapital(capital)).toEqual({
      currency: 'GBP',
      totalNumberOfShares: '99999999999999999999.000001',
      totalAggregateNominalValue: '0100.50',
      totalAmountUnpaid: '0',
      shares: [],
    });
  });

  it.each(['AggregateNominalValue', 'AggregrateNominalValue'])(
    'has the nominal value of a class under %s',
    (name) => {
      const capital = xml(`<Capital><Shares><ShareClass>ORDINARY</ShareClass><NumShares>100</NumShares>
      <${name}>100</${name}><PrescribedParticulars>VOTES\nONE</PrescribedParticulars></Shares></Capital>`);
      expect(readCapital(capital).shares).toEqual([
        {
          shareClass: 'ORDINARY',
          prescribedParticulars: 'VOTES\nONE',
          numberOfShares: '100',
          aggregateNominalValue: '100',
        },
      ]);
    },
  );
});

describe('a shareholding', () => {
  it('has one holder or joint holders, by parts of a name or the whole name', () => {
    const holding = xml(`<Shareholdings><ShareClass>ORDINARY</ShareClass><NumberHeld>1.5</NumberHeld>
      <Shareholders><Name><Surname>ASH</Surname><Forename>Ann</Forename></Name></Shareholders>
      <Shareholders><Name><AmalgamatedName>The Ash Trust</AmalgamatedName></Name>
        <Address><Premise>1</Premise></Address></Shareholders></Shareholdings>`);
    expect(readShareholding(holding)).toMatchObject({
      shareClass: 'ORDINARY',
      numberHeld: '1.5',
      shareholders: [
        { surname: 'ASH', forename: 'Ann', amalgamatedName: undefined, address: undefined },
        { surname: undefined, amalgamatedName: 'The Ash Trust', address: { premise: '1' } },
      ],
    });
  });
});
