/** What the checklist on the overview says of this remote’s pages. */
export const setUp = {
  de: {
    'set-up.hours': 'Öffnungszeiten',
    'set-up.hours-missing': 'Ohne sie können Gäste online keine Zeit wählen.',
    'set-up.contact': 'Kontaktdaten',
    'set-up.contact-missing':
      'Telefon, E-Mail oder Anschrift fehlen. Gäste lesen sie in jeder E-Mail.',
    'set-up.links': 'Datenschutz und Bedingungen',
    'set-up.links-missing':
      'Die Links auf Ihre Datenschutzerklärung und Ihre Bedingungen fehlen. Das Formular braucht sie.',
    'set-up.sender': 'Antworten auf E-Mails',
    'set-up.sender-missing': 'Antworten Ihrer Gäste haben noch keine Adresse.',
  },
  en: {
    'set-up.hours': 'Opening hours',
    'set-up.hours-missing': 'Without them guests cannot choose a time online.',
    'set-up.contact': 'Contact data',
    'set-up.contact-missing': 'Phone, email or address is missing. Guests read them in every mail.',
    'set-up.links': 'Privacy and terms',
    'set-up.links-missing':
      'The links to your privacy policy and terms are missing. The form needs them.',
    'set-up.sender': 'Answers to mails',
    'set-up.sender-missing': 'Your guests’ answers have no address yet.',
  },
  fr: {
    'set-up.hours': 'Horaires d’ouverture',
    'set-up.hours-missing': 'Sans eux, les clients ne peuvent pas choisir d’heure en ligne.',
    'set-up.contact': 'Coordonnées',
    'set-up.contact-missing':
      'Il manque le téléphone, l’e-mail ou l’adresse. Les clients les lisent dans chaque e-mail.',
    'set-up.links': 'Confidentialité et conditions',
    'set-up.links-missing':
      'Les liens vers votre politique de confidentialité et vos conditions manquent. Le formulaire en a besoin.',
    'set-up.sender': 'Réponses aux e-mails',
    'set-up.sender-missing': 'Les réponses de vos clients n’ont pas encore d’adresse.',
  },
};
