import { locales, useFormats, useLanguage } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';

/** Numbers, shares and changes as a person would write them. */
export function useNumbers() {
  const text = useText('statistics');
  const formats = useFormats();
  const locale = locales[useLanguage()];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const points = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    number: formats.number,
    /** `12,5` */
    decimal: (value: number) => decimal.format(value),
    /** `4,5 %`, from 0 to 1; a dash where there is none. */
    percent: (share: number | undefined | null) =>
      typeof share === 'number' ? percent.format(share) : '–',
    /** `+12 %` */
    change: (share: number) => signed.format(share),
    /** `+0,8 Prozentpunkte` */
    points: (difference: number) =>
      text('numbers.points', { points: points.format(difference * 100) }),
  };
}
