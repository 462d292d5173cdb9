import { listTaxInputs } from '@stammtisch/contracts/payment/checkout';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';

const vat = (country: string) => ({
  code: 'eu_vat',
  country,
  // Its first two letters are the country.
  localization: {
    de: 'Umsatzsteuer-ID (EU)',
    en: 'VAT number (EU)',
    fr: 'Numéro de TVA (UE)',
  },
});

const own = (code: string, country: string, de: string, en: string, fr: string) => ({
  code,
  country,
  localization: { de, en, fr },
});

/**
 * The provider's kinds (https://docs.stripe.com/billing/customer/tax-ids) for the countries of the
 * specification, §9. It knows none for Mauritius.
 */
const taxInputs = [
  ...['DE', 'AT', 'BE', 'DK', 'ES', 'FR', 'IT', 'LU', 'PT'].map(vat),
  own('ch_vat', 'CH', 'MWST-Nummer (CH)', 'VAT number (CH)', 'Numéro de TVA (CH)'),
  own('gb_vat', 'GB', 'Umsatzsteuer-ID (GB)', 'VAT number (GB)', 'Numéro de TVA (GB)'),
  own('us_ein', 'US', 'EIN (US)', 'EIN (US)', 'EIN (US)'),
  own('ca_bn', 'CA', 'Geschäftsnummer (CA)', 'Business number (CA)', 'Numéro d’entreprise (CA)'),
];

export function mountTaxInputs(api: Api): void {
  register(api, listTaxInputs, async () => ({
    taxInputs,
    _links: { self: { href: listTaxInputs.path } },
  }));
}
