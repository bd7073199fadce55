import { describe, expect, it } from 'vitest';
import { readXml } from '../../../xml/read-xml.ts';
import { writeStatement, writeVerification } from '../../testing/open-gateway.ts';
import { odile } from '../../testing/quarry-company.ts';
import { readConfirmationStatement } from './confirmation-statement.ts';

function read(xml: string | undefined) {
  const form = readXml(xml ?? '');
  if (form === undefined) throw new Error(`Not XML: ${xml}`);
  return readConfirmationStatement(form);
}

describe('a confirmation statement', () => {
  it('without updates has nothing but its date and its statements', () => {
    expect(read(writeStatement())).toEqual({
      withVerification: false,
      reviewDate: '2026-11-14',
      acceptsLawfulPurpose: true,
      verified: [],
    });
  });

  it('may say that shares are traded, and name the exemptions of the PSC register', () => {
    const before = `<TradingOnMarket>1</TradingOnMarket><DTR5Applies>false</DTR5Applies>
<PSCExemptAsTradingOnRegulatedMarket>0</PSCExemptAsTradingOnRegulatedMarket>
<PSCExemptAsSharesAdmittedOnMarket>true</PSCExemptAsSharesAdmittedOnMarket>`;
    expect(read(writeStatement({ before }))).toMatchObject({
      tradingOnMarket: true,
      dtr5Applies: false,
      exemptions: {
        psc_exempt_as_trading_on_eu_regulated_market: false,
        psc_exempt_as_shares_admitted_on_market: true,
      },
    });
  });

  it('holds each block in full, with decimals as written', () => {
    const changes = `<SICCodes><SICCode>08110</SICCode><SICCode>62020</SICCode></SICCodes>
<StatementOfCapital><Capital><TotalAmountUnpaid>0.50</TotalAmountUnpaid><TotalNumberOfIssuedShares>100</TotalNumberOfIssuedShares>
<ShareCurrency>EUR</ShareCurrency><TotalAggregateNominalValue>1.00</TotalAggregateNominalValue>
<Shares><ShareClass>A</ShareClass><PrescribedParticulars>One vote.</PrescribedParticulars><NumShares>100</NumShares>
<AggregateNominalValue>1.00</AggregateNominalValue></Shares></Capital></StatementOfCapital>
<Shareholdings><ShareClass>A</ShareClass><NumberHeld>100</NumberHeld><Transfers><DateOfTransfer>2026-03-01</DateOfTransfer>
<NumberSharesTransferred>5</NumberSharesTransferred></Transfers><Shareholders><Name><Surname>QUILL</Surname>
<Forename>MARA</Forename></Name></Shareholders><Shareholders><Name><AmalgamatedName>SLATE LIMITED</AmalgamatedName></Name>
</Shareholders></Shareholdings><RegisteredEmailAddress>a@b.example</RegisteredEmailAddress>`;
    expect(read(writeStatement({ changes }))).toMatchObject({
      sicCodes: ['08110', '62020'],
      capital: [
        {
          currency: 'EUR',
          totalUnpaid: '0.50',
          totalNumber: '100',
          totalNominal: '1.00',
          classes: [
            { name: 'A', prescribedParticulars: 'One vote.', number: '100', aggregateNominal: '1.00' },
          ],
        },
      ],
      shareholdings: [
        {
          className: 'A',
          number: '100',
          transfers: [{ date: '2026-03-01', number: '5' }],
          holders: [{ surname: 'QUILL', forename: 'MARA' }, { amalgamatedName: 'SLATE LIMITED' }],
        },
      ],
      registeredEmail: 'a@b.example',
    });
  });

  it('with verification names people by their personal codes', () => {
    expect(read(writeVerification([odile]).form)).toMatchObject({
      withVerification: true,
      verified: [
        {
          forename: 'Odile',
          otherForenames: 'Ann Mary',
          surname: 'Trevanion',
          dateOfBirth: '1971-04-09',
          personalCode: 'AB12CD34EF5',
        },
      ],
    });
  });
});
