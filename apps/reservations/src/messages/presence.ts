/** Who else has the same reservation open. */
export const presence = {
  de: {
    'presence.editing_one': '{{names}} bearbeitet diese Reservierung gerade.',
    'presence.editing_other': '{{names}} bearbeiten diese Reservierung gerade.',
    'presence.reading_one': '{{names}} hat sie auch offen.',
    'presence.reading_other': '{{names}} haben sie auch offen.',
    'presence.name': 'Name dieses Geräts',
    'presence.name-why':
      'So erscheint dieses Gerät bei anderen, zum Beispiel „Tresen“. Leer: der Name des Browsers.',
  },
  en: {
    'presence.editing_one': '{{names}} is editing this reservation.',
    'presence.editing_other': '{{names}} are editing this reservation.',
    'presence.reading_one': '{{names}} has it open too.',
    'presence.reading_other': '{{names}} have it open too.',
    'presence.name': 'Name of this device',
    'presence.name-why':
      'How this device appears to others, for example “Bar”. Empty: the name of the browser.',
  },
  fr: {
    'presence.editing_one': '{{names}} modifie cette réservation en ce moment.',
    'presence.editing_other': '{{names}} modifient cette réservation en ce moment.',
    'presence.reading_one': '{{names}} l’a ouverte aussi.',
    'presence.reading_other': '{{names}} l’ont ouverte aussi.',
    'presence.name': 'Nom de cet appareil',
    'presence.name-why':
      'C’est ainsi que les autres voient cet appareil, par exemple « Bar ». Vide : le nom du navigateur.',
  },
} as const;
