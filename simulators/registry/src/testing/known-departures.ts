/**
 * Where the registry's real answers leave its own description of them, and ours follow the answers: strings for
 * integers, members that nobody described, words that are missing from a list. Each begins with the schema's name.
 */
export const knownDepartures: RegExp[] = [
  /^CompanyProfile\.accounts\.accounting_reference_date\.(day|month): "\d\d?" is no integer$/,
  /^CompanyProfile\.(has_super_secure_pscs|foreign_company_details\.legal_form|links\.uk_establishments): not described$/,
  // The description of the mixed search knows only what companies and officers have in common.
  /^SearchItem\.\w+: not described$/,
  /Search\.page_number: not described$/,
  /^SearchAddress\.premises: not described$/,
  /^(CompanyProfile\.registered_office_address|\w*Address)\.country: "(Norway|Jersey)" is no known word$/,
  // The description is that of a filing, and of a modern address.
  /^RegisteredOfficeAddress\.(accept_appropriate_office_address_statement|country|premises): missing$/,
  /^RegisteredOfficeAddress\.(care_of|po_box): not described$/,
  /^OfficerList\.inactive_count: not described$/,
  /^OfficerSummary\.links\.self: missing$/,
  /\.region: null is no string$/,
  /^PscListItem\.kind: "legal-person-person-with-significant-control" is no known word$/,
  // Super-secure people have none of these.
  /^PscListItem\.(name|natures_of_control|notified_on): missing$/,
  /^PscListItem\.description: "super-secure-beneficial-owner" is no known word$/,
  /^ChargeDetails\.id: missing$/,
  /^ChargeDetails\.assets_ceased_released: not described$/,
  /^ChargeScottishAlterations\.has_restricting_provisions: not described$/,
  /^ChargeList\.unfiltered_count: not described$/,
  /^ChargeList\.unfiletered_count: missing$/,
  /^FilingHistoryList\.etag: missing$/,
  /^FilingHistoryItem\.(action_date|description_values): not described$/,
  /^FilingHistoryItem\.(category|subcategory): /,
  /^FilingHistoryItem\.barcode: null is no string$/,
  /^FilingHistoryItem(AssociatedFiling|Annotation|Resolution)\./,
  /^CompanyInsolvency\.status: a list where there is none$/,
  /^CompanyUkEstablishments\.kind: "related-companies" is no known word$/,
];
