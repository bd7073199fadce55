/** The forms within the messages of the statements that were frozen. A filing that waits is sent so tomorrow too. */
export const nothingChangedSent =
  '<ConfirmationStatement xmlns="http://xmlgw.companieshouse.gov.uk">' +
  '<ReviewDate>2026-11-16</ReviewDate>' +
  '<AcceptLawfulPurposeStatement>true</AcceptLawfulPurposeStatement>' +
  '<StateConfirmation>true</StateConfirmation>' +
  '</ConfirmationStatement>';

export const everythingSent = [
  '<ConfirmationAndVerificationStatement xmlns="http://xmlgw.companieshouse.gov.uk">',
  '<TradingOnMarket>true</TradingOnMarket><DTR5Applies>false</DTR5Applies>',
  '<PSCExemptAsTradingOnRegulatedMarket>false</PSCExemptAsTradingOnRegulatedMarket>',
  '<PSCExemptAsSharesAdmittedOnMarket>false</PSCExemptAsSharesAdmittedOnMarket>',
  '<PSCExemptAsTradingOnUKRegulatedMarket>true</PSCExemptAsTradingOnUKRegulatedMarket>',
  '<ReviewDate>2026-11-20</ReviewDate>',
  '<SICCodes><SICCode>62012</SICCode><SICCode>70229</SICCode></SICCodes>',
  '<StatementOfCapital><Capital><TotalAmountUnpaid>0</TotalAmountUnpaid>',
  '<TotalNumberOfIssuedShares>1502</TotalNumberOfIssuedShares><ShareCurrency>GBP</ShareCurrency>',
  '<TotalAggregateNominalValue>152.05</TotalAggregateNominalValue>',
  '<Shares><ShareClass>Ordinary</ShareClass>',
  '<PrescribedParticulars>One vote for each share.\nEqual rights to dividends &amp; capital.</PrescribedParticulars>',
  '<NumShares>1500</NumShares><AggregateNominalValue>150.05</AggregateNominalValue></Shares>',
  '<Shares><ShareClass>PRÉFÉRENCE</ShareClass><PrescribedParticulars>No votes.</PrescribedParticulars>',
  '<NumShares>2</NumShares><AggregateNominalValue>2</AggregateNominalValue></Shares></Capital></StatementOfCapital>',
  '<Shareholdings><ShareClass>Ordinary</ShareClass><NumberHeld>1499</NumberHeld>',
  '<Transfers><DateOfTransfer>2026-05-01</DateOfTransfer>',
  '<NumberSharesTransferred>5</NumberSharesTransferred></Transfers>',
  '<Shareholders><Name><Surname>MÜLLER</Surname><Forename>Alice</Forename></Name>',
  '<Address><Premise>1</Premise><Street>Mill Lane</Street><PostTown>Leeds</PostTown>',
  '<Country>GB-ENG</Country><Postcode>LS1 4AB</Postcode></Address></Shareholders>',
  '<Shareholders><Name><AmalgamatedName>Stone Nominees Ltd</AmalgamatedName></Name></Shareholders></Shareholdings>',
  '<Shareholdings><ShareClass>Ordinary</ShareClass><NumberHeld>1</NumberHeld>',
  '<Shareholders><Name><Surname>Green</Surname></Name></Shareholders></Shareholdings>',
  '<RegisteredEmailAddress>office@plum.example</RegisteredEmailAddress>',
  '<AcceptLawfulPurposeStatement>true</AcceptLawfulPurposeStatement><StateConfirmation>true</StateConfirmation>',
  '<VerificationStatement><Director><Person><Title>Dr</Title><Forename>Bob</Forename>',
  '<OtherForenames>Ewan</OtherForenames><Surname>STONE</Surname><DOB>1974-02-11</DOB><VerificationDetails>',
  '<CompaniesHousePersonalCode>TW7K2MPX94R</CompaniesHousePersonalCode><VerificationStatements>',
  '<VerificationStatementForIndividual>INDIVIDUAL_VERIFIED</VerificationStatementForIndividual>',
  '</VerificationStatements><NameMismatchReason>PREFERRED_NAME</NameMismatchReason></VerificationDetails>',
  '</Person></Director></VerificationStatement></ConfirmationAndVerificationStatement>',
].join('');
