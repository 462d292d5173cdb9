import type { MailMessages } from './mail-messages.ts';

export const fr: MailMessages = {
  greeting: 'Bonjour {guestName},',
  greetingNobody: 'Bonjour,',
  subjectRequest: 'Votre demande pour le {day}, {time} - {restaurant}',
  subjectConfirmation: 'Votre réservation du {day}, {time} - {restaurant}',
  subjectSeries: 'Vos {{count}} réservations à partir du {{day}} - {{restaurant}}',
  subjectSeriesChange:
    'Modifiées : vos {{count}} réservations à partir du {{day}} - {{restaurant}}',
  subjectRefusal: 'Pas de table le {day}, {time} - {restaurant}',
  subjectCancellation: 'Annulée : {day}, {time} - {restaurant}',
  subjectChange: 'Modifiée : {day}, {time} - {restaurant}',
  subjectReminder: 'À bientôt : {day}, {time} - {restaurant}',
  subjectRating: 'Comment s’est passée votre visite ? - {restaurant}',
  stateRequest: 'Demande reçue',
  stateConfirmation: 'Confirmée',
  stateRefusal: 'Refusée',
  stateCancellation: 'Annulée',
  stateChange: 'Modifiée',
  stateReminder: 'Rappel',
  stateRating: 'Votre visite',
  titleRequest: 'Nous avons reçu votre demande',
  titleConfirmation: 'Votre table est réservée',
  titleSeries: 'Vos tables sont réservées',
  titleSeriesChange: 'Vos réservations ont été modifiées',
  titleRefusal: 'Nous n’avons malheureusement plus de table',
  titleCancellation: 'Votre réservation est annulée',
  titleChange: 'Votre réservation a été modifiée',
  titleReminder: 'Nous nous réjouissons de vous accueillir',
  titleRating: 'Qu’en avez-vous pensé ?',
  leadRequest:
    'Merci pour votre demande. Elle n’est pas encore confirmée : nous la vérifions et vous écrivons dès que possible.',
  leadConfirmation: 'Merci pour votre réservation. Nous nous réjouissons de vous accueillir.',
  leadRefusal:
    'Merci pour votre demande. Nous ne pouvons malheureusement pas vous proposer de table à cette heure. Un autre moment vous conviendrait-il ?',
  leadCancellation:
    'Votre réservation a été annulée et la table ne vous est plus gardée. S’il s’agit d’une erreur, contactez-nous.',
  leadChange:
    'Votre réservation a été modifiée. Veuillez noter l’horaire ci-dessous. S’il ne vous convient pas, contactez-nous.',
  leadReminder:
    'Votre table vous est réservée ; voici encore une fois le jour et l’heure. En cas d’imprévu, merci de nous prévenir à temps.',
  leadRating:
    'Merci de votre visite. Qu’est-ce qui vous a plu, et que pouvons-nous améliorer ? L’équipe lit elle-même votre réponse.',
  time: '{{time}}',
  closing: 'Cordialement,\nL’équipe de {restaurant}',
  before: 'Auparavant : {{date}}, {{time}}, {{persons}}',
  dates: 'Toutes les dates',
  guest: 'Au nom de',
  wish: 'Votre message',
  address: 'Adresse',
  phone: 'Téléphone',
  manage: 'Voir, modifier ou annuler',
  change: 'Voir ou modifier',
  manageHint:
    'Un imprévu ? Ce lien vous montre jusqu’à quand vous pouvez modifier ou annuler la réservation en ligne.',
  view: 'Voir la réservation',
  viewHint: 'Un imprévu ? Merci de nous prévenir.',
  seriesHint:
    'Le lien montre la première date. Si vous ne pouvez pas venir un jour, merci de nous prévenir.',
  rate: 'Évaluer ma visite',
  rateHint: 'Cela prend une minute. Le lien est valable une fois et pendant 60 jours.',
  bookAgain: 'Choisir un autre moment',
  bookAgainHint: 'Vous y voyez tous les horaires libres.',
  calendarHint: 'La réservation est jointe sous forme de fichier calendrier.',
  localTime: 'Tous les horaires sont à l’heure du restaurant ({{zone}}).',
  footer: 'Ce message concerne votre réservation chez {{restaurant}}.',
  calendarTitle: '{{restaurant}} : table pour {{persons}}',
};
