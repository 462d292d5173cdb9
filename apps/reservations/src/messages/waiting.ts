/** What was changed without network and waits to be told to the house. */
export const waiting = {
  de: {
    'waiting.mark': 'Wartet auf Netz',
    'waiting.kept':
      'Ohne Netz gemerkt: {{name}}, {{status}}. Wird gesendet, sobald es wieder da ist.',
    'waiting.told_one': 'Wieder verbunden: {{count}} gemerkte Änderung wurde gesendet.',
    'waiting.told_other': 'Wieder verbunden: {{count}} gemerkte Änderungen wurden gesendet.',
    'waiting.refused':
      'Nicht übernommen: {{name}} konnte nicht auf „{{status}}“ gesetzt werden. Bitte noch einmal ändern.',
    'waiting.why': 'Während Sie ohne Netz waren, hat jemand {{name}} geändert. Was soll gelten?',
    'waiting.later': 'Später entscheiden',
    'waiting.status': 'Status',
    'waiting.as-of': 'Stand {{time}}',
  },
  en: {
    'waiting.mark': 'Waiting for network',
    'waiting.kept':
      'Noted without network: {{name}}, {{status}}. It is sent once the network is back.',
    'waiting.told_one': 'Connected again: {{count}} noted change was sent.',
    'waiting.told_other': 'Connected again: {{count}} noted changes were sent.',
    'waiting.refused':
      'Not taken over: {{name}} could not be set to “{{status}}”. Please change it again.',
    'waiting.why': 'While you had no network, somebody changed {{name}}. Which version counts?',
    'waiting.later': 'Decide later',
    'waiting.status': 'Status',
    'waiting.as-of': 'As of {{time}}',
  },
  fr: {
    'waiting.mark': 'En attente du réseau',
    'waiting.kept':
      'Noté sans réseau : {{name}}, {{status}}. L’envoi se fera dès que le réseau sera revenu.',
    'waiting.told_one': 'De nouveau connecté : {{count}} modification notée a été envoyée.',
    'waiting.told_other': 'De nouveau connecté : {{count}} modifications notées ont été envoyées.',
    'waiting.refused':
      'Non repris : {{name}} n’a pas pu passer à « {{status}} ». Veuillez modifier à nouveau.',
    'waiting.why': 'Pendant que vous étiez sans réseau, quelqu’un a modifié {{name}}. Que garder ?',
    'waiting.later': 'Décider plus tard',
    'waiting.status': 'Statut',
    'waiting.as-of': 'État à {{time}}',
  },
} as const;
