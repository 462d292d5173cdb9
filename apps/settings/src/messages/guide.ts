/** What the guides through the pages say; their titles are the names of the parts. */
export const guide = {
  de: {
    'guide.phone': 'Ruft ein Gast an, steht seine Karte am Rand jeder Seite.',
    'guide.phone.connected':
      'Jede Anlage braucht einen Schlüssel. Was einzutragen ist, steht hier, sobald Sie einen anlegen.',
    'guide.phone.trial': 'Probieren Sie aus, was beim nächsten Anruf auf allen Bildschirmen steht.',
    'guide.events': 'Ruhetage, geschlossene Stunden und Veranstaltungen an einem Ort.',
    'guide.events.new':
      'Ruhetag, geschlossene Stunden, geschlossene Gesellschaft oder Veranstaltung: Die Art füllt das Formular vor.',
    'guide.events.view': 'Was kommt, was war, oder der Monat im Kalender.',
    'guide.events.import':
      'Feiertage oder den Kalender des Hotels einlesen; er aktualisiert sich täglich.',
    'guide.hours': 'Wann Gäste kommen können, wie lange sie bleiben und wie viele auf einmal.',
    'guide.hours.hours':
      'Je Tag beliebig viele Zeiten, jede mit einem Limit für Gäste. Kopieren Sie einen Tag auf die anderen.',
    'guide.hours.pace':
      'Damit nicht alle zugleich bestellen: so viele neue Gäste verträgt die Küche je Schritt.',
    'guide.hours.assignment':
      'Ob eine Online-Buchung gleich einen Tisch bekommt, entscheiden Sie hier.',
    'guide.hours.guest-view':
      'Zeigt mit den noch nicht gespeicherten Werten, was ein Gast an einem Tag sieht und warum etwas fehlt.',
    'guide.online': 'Das Formular, mit dem Gäste selbst buchen.',
    'guide.online.tabs': 'Regeln, Felder, Texte, Gestaltung und der Weg auf Ihre Website.',
    'guide.online.open':
      'Ob online gebucht werden kann, und ob das Haus jede Anfrage selbst bestätigt.',
    'guide.online.preview': 'Das echte Formular mit Ihren Änderungen, noch bevor Sie speichern.',
    'guide.mails': 'Alles, was Ihr Haus schreibt: an Gäste und an Sie selbst.',
    'guide.mails.list': 'Wählen Sie eine E-Mail; daneben steht, wann sie geschickt wird.',
    'guide.mails.texts':
      'Eigene Worte mit Platzhaltern zum Antippen. Leer gilt der Text des Hauses.',
    'guide.mails.preview':
      'Die echte E-Mail, auf Telefon und Bildschirm; und eine Probe an Ihre Adresse.',
    'guide.mails.when': 'Wie viele Tage vorher um 8 Uhr erinnert wird.',
    'guide.mails.sender': 'Unter welchem Namen Gäste Ihre E-Mails sehen, und wohin sie antworten.',
  },
  en: {
    'guide.phone': 'When a guest calls, their card stands at the edge of every page.',
    'guide.phone.connected':
      'Each system needs a key. What to write into it is shown here as soon as you make one.',
    'guide.phone.trial': 'Try what the next call will show on every screen.',
    'guide.events': 'Rest days, closed hours and events in one place.',
    'guide.events.new':
      'Rest day, closed hours, private party or event: the kind fills in the form.',
    'guide.events.view': 'What is coming, what has been, or the month as a calendar.',
    'guide.events.import':
      'Read in public holidays or the hotel’s calendar; it is refreshed every day.',
    'guide.hours': 'When guests may come, how long they stay and how many at once.',
    'guide.hours.hours':
      'Any number of hours a day, each with a limit of guests. Copy one day to the others.',
    'guide.hours.pace':
      'So that not all order at once: how many new guests the kitchen takes per step.',
    'guide.hours.assignment': 'Decide here whether an online booking gets its table at once.',
    'guide.hours.guest-view':
      'Shows with the values not saved yet what a guest sees on a day, and why something is missing.',
    'guide.online': 'The form with which guests book by themselves.',
    'guide.online.tabs': 'Rules, fields, texts, looks and the way onto your website.',
    'guide.online.open':
      'Whether guests can book online, and whether the house confirms each request itself.',
    'guide.online.preview': 'The real form with your changes, before you save them.',
    'guide.mails': 'Everything that your house writes: to guests and to yourself.',
    'guide.mails.list': 'Choose a mail; beside it stands when it is sent.',
    'guide.mails.texts': 'Your own words with placeholders to tap. Empty, the usual text holds.',
    'guide.mails.preview':
      'The real mail, on a phone and on a screen; and a trial to your address.',
    'guide.mails.when': 'How many days ahead the reminder goes out at 8.',
    'guide.mails.sender': 'Under which name guests see your mails, and where their answers go.',
  },
  fr: {
    'guide.phone': 'Quand un client appelle, sa fiche s’affiche au bord de chaque page.',
    'guide.phone.connected':
      'Chaque installation a besoin d’une clé. Ce qu’il faut y inscrire s’affiche dès que vous en créez une.',
    'guide.phone.trial': 'Essayez ce que le prochain appel montrera sur tous les écrans.',
    'guide.events': 'Jours de repos, heures fermées et événements au même endroit.',
    'guide.events.new':
      'Jour de repos, heures fermées, soirée privée ou événement : le type préremplit le formulaire.',
    'guide.events.view': 'À venir, passé, ou le mois en calendrier.',
    'guide.events.import':
      'Importer les jours fériés ou l’agenda de l’hôtel ; mise à jour chaque jour.',
    'guide.hours': 'Quand les clients peuvent venir, combien de temps et combien à la fois.',
    'guide.hours.hours':
      'Autant d’horaires que voulu par jour, chacun avec sa limite. Copiez un jour sur les autres.',
    'guide.hours.pace':
      'Pour éviter que tous commandent à la fois : nombre de nouveaux clients par pas.',
    'guide.hours.assignment': 'Décidez ici si une réservation en ligne reçoit sa table aussitôt.',
    'guide.hours.guest-view':
      'Montre, avec les valeurs non enregistrées, ce que voit un client un jour donné et pourquoi il manque quelque chose.',
    'guide.online': 'Le formulaire avec lequel les clients réservent eux-mêmes.',
    'guide.online.tabs': 'Règles, champs, textes, apparence et intégration à votre site.',
    'guide.online.open': 'Si l’on peut réserver en ligne, et si la maison confirme chaque demande.',
    'guide.online.preview': 'Le vrai formulaire avec vos modifications, avant l’enregistrement.',
    'guide.mails': 'Tout ce que votre maison écrit : aux clients et à vous-même.',
    'guide.mails.list': 'Choisissez un e-mail ; à côté, le moment de son envoi.',
    'guide.mails.texts': 'Vos mots, avec des variables à toucher. Vide, le texte habituel vaut.',
    'guide.mails.preview':
      'Le véritable e-mail, sur téléphone et écran ; et un essai à votre adresse.',
    'guide.mails.when': 'Combien de jours avant le rappel part à 8 h.',
    'guide.mails.sender':
      'Sous quel nom les clients voient vos e-mails, et où vont leurs réponses.',
  },
};
