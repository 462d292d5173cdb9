import { languages } from './language.ts';
import { variablesOf, type Bundle, type Messages } from './messages.ts';

/**
 * Compares the languages of a bundle with German and says in plain words what differs: keys that
 * are missing or too many, values that a translation forgot, empty texts. No answer is a good one.
 */
export function findTranslationGaps(bundle: Bundle): string[] {
  const model: Messages = bundle.de;
  return languages.flatMap((language) => {
    const texts: Messages = bundle[language];
    const missing = Object.keys(model)
      .filter((key) => !(key in texts))
      .map((key) => `${language}: ${key} is missing`);
    const wrong = Object.entries(texts).flatMap(([key, text]) => {
      const original = model[key];
      if (original === undefined) return [`${language}: ${key} is not in de`];
      if (text.trim() === '') return [`${language}: ${key} is empty`];
      const expected = variablesOf(original).join(', ');
      const found = variablesOf(text).join(', ');
      return expected === found ? [] : [`${language}: ${key} has {${found}}, de has {${expected}}`];
    });
    return [...missing, ...wrong];
  });
}
