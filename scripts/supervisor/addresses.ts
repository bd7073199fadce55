/** Where everything of an installation is found. The real gateway refuses `localhost`, so none of them uses it. */
export interface Addresses {
  product: string;
  identity: string;
  registry: string;
  payments: string;
  bank: string;
  mail: string;
  smtp: string;
  /** The API by itself, behind the development server; elsewhere the product's address is the API's. */
  api: string;
}

export type PortName = keyof Addresses;

/** The ports that follow the product's, in this order. */
const order: readonly PortName[] = [
  'product',
  'identity',
  'registry',
  'payments',
  'bank',
  'mail',
  'smtp',
  'api',
];

/** The port of each address, counted from the product's. */
export function portOf(name: PortName, productPort: number): number {
  return productPort + order.indexOf(name);
}

/** The addresses of a demo whose product is at `productPort`. */
export function addressesFrom(productPort: number): Addresses {
  const at = (name: PortName, scheme = 'http') => `${scheme}://127.0.0.1:${portOf(name, productPort)}`;
  return {
    product: at('product'),
    identity: at('identity'),
    registry: at('registry'),
    payments: at('payments'),
    bank: at('bank'),
    mail: at('mail'),
    smtp: at('smtp', 'smtp'),
    api: at('api'),
  };
}
