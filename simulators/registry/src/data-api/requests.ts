export interface OfCompany<Query = unknown> {
  Params: { number: string };
  Querystring: Query;
}

export interface OfRecord {
  Params: { number: string; id: string };
}
