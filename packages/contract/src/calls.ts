import * as calls from './generated/call-list.ts';

/** Every call of the product by its name in our code. The server, the browser's client and the OpenAPI document are made from it. */
export { calls };

export type Calls = typeof calls;
export type CallName = keyof Calls;
