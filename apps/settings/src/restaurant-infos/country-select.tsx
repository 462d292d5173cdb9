import { countries } from '@stammtisch/domain/restaurant-info/country';
import { useLanguage } from '@stammtisch/i18n';
import { Select } from '@stammtisch/ui-kit';

export interface CountrySelectProps {
  label: string;
  /** ISO 3166-1 alpha-2. */
  value: string;
  error?: string;
  onChange: (country: string) => void;
}

/** The countries of the specification (§9) in the reader's words, those chosen most first. */
export function CountrySelect({ value, ...props }: CountrySelectProps) {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const options = countries.map((country) => ({
    value: country,
    label: names.of(country) ?? country,
  }));
  const chosen = countries.find((country) => country === value) ?? null;
  return <Select {...props} options={options} value={chosen} />;
}
