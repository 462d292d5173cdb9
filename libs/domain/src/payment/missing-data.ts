/** What the payment provider wants to know of a restaurant (specification §5), in its order. */
export const neededForPayment = [
  'phone',
  'email',
  'country',
  'city',
  'street',
  'plz',
  'website',
  'privacyPolicyUrl',
  'termsOfServiceUrl',
  'billingAddress.line1',
  'billingAddress.postalCode',
  'billingAddress.city',
  'billingAddress.country',
] as const;

/** All three, or the popup asks for them. */
export const neededForTax = ['taxId', 'code', 'companyName'] as const;

/** Names what is still empty; blanks are nothing. */
export function missingOf<Name extends string>(
  needed: readonly Name[],
  given: Readonly<Record<Name, string>>,
): Name[] {
  return needed.filter((name) => given[name].trim() === '');
}
