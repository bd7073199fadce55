declare const brand: unique symbol;

/**
 * A value of `Base` that has been checked to be a `Name`; only the checking functions of this package make one.
 * Brands nest: a `ShareCount` is an `ExactDecimal`, and not an `Amount`.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: { readonly [Key in Name]: true } };
