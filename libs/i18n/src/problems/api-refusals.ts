import { defineMessages } from '../messages.ts';

/** Refusals that the API answers with, by the key that goes with their problem type. */
export const apiRefusals = defineMessages({
  de: {
    TOO_MANY_PHONE_TOKENS:
      'Ihr Haus hat schon zehn Telefonanlagen verbunden. Trennen Sie zuerst eine davon.',
    TOO_MANY_EVENTS: 'Ihr Haus hat schon 2.000 Einträge. Löschen Sie einige, die vergangen sind.',
    CALENDAR_NOT_READABLE:
      'Der Kalender ließ sich nicht lesen. Bitte prüfen Sie Adresse oder Datei.',
    INVALID_REQUEST:
      'Einige Angaben fehlen oder stimmen nicht. Bitte prüfen Sie die markierten Felder.',
    MASTER_PASSWORD_REQUIRED: 'Dafür ist das Master-Passwort nötig. Bitte geben Sie es ein.',
    DEMO_READ_ONLY:
      'Im Demokonto lassen sich Einstellungen nicht ändern. Alles andere können Sie ausprobieren.',
    FEATURE_OFF: 'Dieses Haus hat diese Funktion nicht. Bitte wenden Sie sich an den Support.',
    FORBIDDEN_ORIGIN:
      'Die Anfrage kam von einer Seite, die nicht freigegeben ist. Bitte öffnen Sie das Programm unter seiner eigenen Adresse.',
    NOT_FOUND: 'Das gibt es nicht mehr. Bitte laden Sie die Ansicht neu.',
    METHOD_NOT_ALLOWED: 'Das ist an dieser Stelle nicht möglich. Bitte laden Sie die Ansicht neu.',
    TABLE_TAKEN:
      'Der Tisch ist zu dieser Zeit schon vergeben. Bitte wählen Sie einen anderen Tisch oder eine andere Zeit.',
    SERIES_CONFLICTS:
      'Es wurde nichts gespeichert: Einige Termine sind nicht möglich. Überspringen Sie diese, oder wählen Sie einen anderen Tisch oder eine andere Zeit.',
    NOT_WHAT_IT_SAYS:
      'Der Inhalt der Datei passt nicht zu ihrem Namen. Anhängen lassen sich PDF, JPEG, PNG, WebP und Text.',
    TABLE_SET_EXISTS: 'Für diese Tische gibt es schon eine Kombination. Bitte ändern Sie diese.',
    ROOM_FULL: 'Ein Raum fasst höchstens 1.000 Tische. Bitte legen Sie einen weiteren Raum an.',
    TABLE_UNKNOWN: 'Diesen Tisch gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    GUEST_LIMIT_REACHED:
      'Für diese Zeit ist die Gästezahl erreicht. Bitte wählen Sie eine andere Zeit.',
    NOT_BOOKABLE: 'Zu dieser Zeit kann nicht reserviert werden. Bitte wählen Sie eine andere Zeit.',
    TRANSITION_NOT_ALLOWED:
      'Dieser Statuswechsel ist nicht möglich. Bitte prüfen Sie den aktuellen Stand der Reservierung.',
    RESERVATION_LOCKED:
      'Die Reservierung ist gesperrt. Entsperren Sie sie mit dem Master-Passwort, um sie zu ändern.',
    DELETE_NOT_ALLOWED:
      'Diese Reservierung kann nicht gelöscht werden. Bitte stornieren Sie sie zuerst.',
    ANONYMIZATION_RUNNING:
      'Es wird gerade anonymisiert. Bitte warten Sie, bis das fertig ist, oder brechen Sie es ab.',
    DECLARATION_REQUIRED: 'Bitte nehmen Sie zuerst die Erklärung zum Datenschutz an.',
    HOTEL_IMPORT_NOT_SET_UP: 'Bitte legen Sie zuerst Essenszeiten und Arrangements fest.',
    IMPORT_NOT_OPEN:
      'Dieser Schritt des Imports ist schon vorbei. Bitte laden Sie die Ansicht neu.',
    GUEST_EXPECTED:
      'Für diesen Gast steht noch eine Reservierung im Buch. Bitte stornieren Sie sie zuerst.',
    CONFIRMATION_REQUIRED:
      'Diese Reservierung ist bestätigt oder am Tisch. Bitte bestätigen Sie das Löschen.',
    EDITOR_REQUIRED: 'Für diese Änderung ist ein Name nötig. Bitte geben Sie an, wer sie vornimmt.',
    CORONA_QUESTION:
      'Vor dem Platzieren ist die Frage nach dem Corona-Test zu beantworten. Bitte fragen Sie den Gast.',
    CHANGE_NOT_ALLOWED:
      'Diese Reservierung lässt sich online nicht ändern. Bitte rufen Sie das Restaurant an.',
    CANCELLATION_NOT_ALLOWED:
      'Diese Reservierung lässt sich nicht mehr online stornieren. Bitte rufen Sie das Restaurant an.',
    ALREADY_CANCELLED: 'Diese Reservierung ist bereits storniert. Sie müssen nichts weiter tun.',
    LINK_EXPIRED: 'Dieser Link ist abgelaufen. Bitte wenden Sie sich an das Restaurant.',
    ALREADY_RATED: 'Dieser Besuch ist bereits bewertet. Vielen Dank dafür.',
    MAIL_NOT_POSSIBLE:
      'Diese E-Mail passt gerade nicht zur Reservierung oder zum Gast. Bitte prüfen Sie Status und Adresse.',
    REQUEST_IN_FLIGHT:
      'Die gleiche Anfrage wird gerade bearbeitet. Bitte warten Sie einen Augenblick.',
    IDEMPOTENCY_KEY_REUSED:
      'Die Anfrage wurde schon mit anderen Angaben gesendet. Bitte beginnen Sie neu.',
    STALE_VERSION:
      'Jemand anderes hat das inzwischen geändert. Bitte prüfen Sie den neuen Stand und wählen Sie.',
    VERSION_REQUIRED:
      'Der Stand, auf dem die Änderung beruht, ist unbekannt. Bitte laden Sie die Ansicht neu.',
    BODY_TOO_LARGE: 'Die Angaben oder die Datei sind zu groß. Bitte kürzen Sie sie.',
    UNSUPPORTED_MEDIA_TYPE: 'Dieses Format wird nicht verstanden. Bitte wählen Sie ein anderes.',
    RELEASE_REFUSED:
      'Diese Version passt nicht zu dem, was gerade läuft. Es wurde nichts geändert; die Gründe stehen in der Antwort.',
    REVISION_MOVED:
      'Jemand anderes hat den Kanal zuerst geändert. Bitte prüfen Sie den neuen Stand und versuchen Sie es erneut.',
    VERSION_EXISTS:
      'Diese Version gibt es schon, mit anderem Inhalt. Bitte erhöhen Sie die Versionsnummer.',
    REMOTE_NOT_YOURS:
      'Dieser Teil des Programms gehört einem anderen Team. Bitte fragen Sie dort nach.',
    TOO_MANY_REQUESTS:
      'Das waren zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
  },
  en: {
    TOO_MANY_PHONE_TOKENS:
      'Your house has ten phone systems connected already. Disconnect one of them first.',
    TOO_MANY_EVENTS: 'Your house has 2,000 entries already. Delete some that have passed.',
    CALENDAR_NOT_READABLE: 'The calendar could not be read. Please check the address or the file.',
    INVALID_REQUEST: 'Some details are missing or not right. Please check the marked fields.',
    MASTER_PASSWORD_REQUIRED: 'This needs the master password. Please enter it.',
    DEMO_READ_ONLY:
      'Settings cannot be changed in the demo account. Everything else is yours to try.',
    FEATURE_OFF: 'This house does not have this feature. Please contact support.',
    FORBIDDEN_ORIGIN:
      'The request came from a site that is not allowed. Please open the program at its own address.',
    NOT_FOUND: 'This no longer exists. Please reload the view.',
    METHOD_NOT_ALLOWED: 'This is not possible here. Please reload the view.',
    TABLE_TAKEN:
      'The table is already taken at that time. Please choose another table or another time.',
    SERIES_CONFLICTS:
      'Nothing was saved: some dates are not possible. Skip them, or choose another table or time.',
    NOT_WHAT_IT_SAYS:
      'The file is not what its name says. You can attach PDF, JPEG, PNG, WebP and text.',
    TABLE_SET_EXISTS: 'There is a set of these tables already. Please change that one.',
    ROOM_FULL: 'A room holds at most 1,000 tables. Please make another room.',
    TABLE_UNKNOWN: 'This table no longer exists. Please choose another one.',
    GUEST_LIMIT_REACHED: 'The guest limit for this time is reached. Please choose another time.',
    NOT_BOOKABLE: 'This time cannot be booked. Please choose another time.',
    TRANSITION_NOT_ALLOWED:
      'This change of status is not possible. Please check where the reservation stands now.',
    RESERVATION_LOCKED:
      'The reservation is locked. Unlock it with the master password to change it.',
    DELETE_NOT_ALLOWED: 'This reservation cannot be deleted. Please cancel it first.',
    ANONYMIZATION_RUNNING:
      'Guests are being anonymised already. Please wait until that is done, or cancel it.',
    DECLARATION_REQUIRED: 'Please accept the data protection declaration first.',
    HOTEL_IMPORT_NOT_SET_UP: 'Please set up eating times and arrangements first.',
    IMPORT_NOT_OPEN: 'This step of the import is over already. Please reload the view.',
    GUEST_EXPECTED:
      'There is still a reservation for this guest in the book. Please cancel it first.',
    CONFIRMATION_REQUIRED:
      'This reservation is confirmed or seated. Please confirm that it should be deleted.',
    EDITOR_REQUIRED: 'This change needs a name. Please say who is making it.',
    CORONA_QUESTION:
      'The question about the corona test must be answered before seating. Please ask the guest.',
    CHANGE_NOT_ALLOWED: 'This reservation cannot be changed online. Please call the restaurant.',
    CANCELLATION_NOT_ALLOWED:
      'This reservation can no longer be cancelled online. Please call the restaurant.',
    ALREADY_CANCELLED: 'This reservation is already cancelled. There is nothing more to do.',
    LINK_EXPIRED: 'This link has expired. Please contact the restaurant.',
    ALREADY_RATED: 'This visit has been rated already. Thank you for that.',
    MAIL_NOT_POSSIBLE:
      'This e-mail does not fit the reservation or the guest now. Please check status and address.',
    REQUEST_IN_FLIGHT: 'The same request is being worked on. Please wait a moment.',
    IDEMPOTENCY_KEY_REUSED: 'The request was already sent with other details. Please start again.',
    STALE_VERSION:
      'Someone else has changed this in the meantime. Please check the new version and choose.',
    VERSION_REQUIRED:
      'The version that this change is based on is unknown. Please reload the view.',
    BODY_TOO_LARGE: 'The details or the file are too large. Please make them shorter.',
    UNSUPPORTED_MEDIA_TYPE: 'This format is not understood. Please choose another one.',
    RELEASE_REFUSED:
      'This version does not fit what is running now. Nothing was changed; the answer names the reasons.',
    REVISION_MOVED:
      'Someone else has changed the channel first. Please look at where it stands now and try again.',
    VERSION_EXISTS:
      'This version already exists with other content. Please raise the version number.',
    REMOTE_NOT_YOURS: 'This part of the program belongs to another team. Please ask them.',
    TOO_MANY_REQUESTS: 'There were too many attempts. Please wait a minute and try again.',
  },
  fr: {
    TOO_MANY_PHONE_TOKENS:
      'Dix installations téléphoniques sont déjà reliées. Déconnectez-en d’abord une.',
    TOO_MANY_EVENTS: 'Votre établissement a déjà 2 000 entrées. Supprimez-en qui sont passées.',
    CALENDAR_NOT_READABLE:
      'Le calendrier n’a pas pu être lu. Veuillez vérifier l’adresse ou le fichier.',
    INVALID_REQUEST:
      'Certaines informations manquent ou sont incorrectes. Veuillez vérifier les champs signalés.',
    MASTER_PASSWORD_REQUIRED: 'Cette action demande le mot de passe principal. Veuillez le saisir.',
    DEMO_READ_ONLY:
      'Les réglages ne sont pas modifiables dans le compte de démonstration. Vous pouvez essayer tout le reste.',
    FEATURE_OFF: 'Cet établissement n’a pas cette fonction. Veuillez contacter l’assistance.',
    FORBIDDEN_ORIGIN:
      'La demande vient d’un site non autorisé. Veuillez ouvrir le programme à sa propre adresse.',
    NOT_FOUND: 'Cet élément n’existe plus. Veuillez recharger la vue.',
    METHOD_NOT_ALLOWED: 'Cette action n’est pas possible ici. Veuillez recharger la vue.',
    TABLE_TAKEN:
      'La table est déjà prise à cette heure. Veuillez choisir une autre table ou une autre heure.',
    SERIES_CONFLICTS:
      'Rien n’a été enregistré : certaines dates ne sont pas possibles. Ignorez-les, ou choisissez une autre table ou une autre heure.',
    NOT_WHAT_IT_SAYS:
      'Le contenu du fichier ne correspond pas à son nom. On peut joindre PDF, JPEG, PNG, WebP et texte.',
    TABLE_SET_EXISTS: 'Il existe déjà un groupe de ces tables. Veuillez modifier celui-ci.',
    ROOM_FULL: 'Une salle contient au plus 1 000 tables. Veuillez créer une autre salle.',
    TABLE_UNKNOWN: 'Cette table n’existe plus. Veuillez en choisir une autre.',
    GUEST_LIMIT_REACHED:
      'Le nombre de clients est atteint pour cet horaire. Veuillez choisir un autre horaire.',
    NOT_BOOKABLE: 'Cet horaire ne peut pas être réservé. Veuillez en choisir un autre.',
    TRANSITION_NOT_ALLOWED:
      'Ce changement de statut n’est pas possible. Veuillez vérifier l’état actuel de la réservation.',
    RESERVATION_LOCKED:
      'La réservation est verrouillée. Déverrouillez-la avec le mot de passe principal pour la modifier.',
    DELETE_NOT_ALLOWED: 'Cette réservation ne peut pas être supprimée. Veuillez d’abord l’annuler.',
    ANONYMIZATION_RUNNING:
      'Une anonymisation est en cours. Veuillez attendre qu’elle se termine, ou l’annuler.',
    DECLARATION_REQUIRED: 'Veuillez d’abord accepter la déclaration de protection des données.',
    HOTEL_IMPORT_NOT_SET_UP: 'Veuillez d’abord définir les heures de repas et les formules.',
    IMPORT_NOT_OPEN: 'Cette étape de l’import est déjà passée. Veuillez recharger la vue.',
    GUEST_EXPECTED:
      'Une réservation de ce client figure encore dans le livre. Veuillez d’abord l’annuler.',
    CONFIRMATION_REQUIRED:
      'Cette réservation est confirmée ou installée. Veuillez confirmer la suppression.',
    EDITOR_REQUIRED: 'Cette modification demande un nom. Veuillez indiquer qui l’effectue.',
    CORONA_QUESTION:
      'La question du test corona doit être posée avant l’installation. Veuillez interroger le client.',
    CHANGE_NOT_ALLOWED:
      'Cette réservation ne peut pas être modifiée en ligne. Veuillez appeler le restaurant.',
    CANCELLATION_NOT_ALLOWED:
      'Cette réservation ne peut plus être annulée en ligne. Veuillez appeler le restaurant.',
    ALREADY_CANCELLED: 'Cette réservation est déjà annulée. Vous n’avez plus rien à faire.',
    LINK_EXPIRED: 'Ce lien a expiré. Veuillez contacter le restaurant.',
    ALREADY_RATED: 'Cette visite a déjà été évaluée. Merci beaucoup.',
    MAIL_NOT_POSSIBLE:
      'Cet e-mail ne convient pas à la réservation ou au client pour l’instant. Vérifiez le statut et l’adresse.',
    REQUEST_IN_FLIGHT: 'La même demande est en cours de traitement. Veuillez patienter un instant.',
    IDEMPOTENCY_KEY_REUSED:
      'La demande a déjà été envoyée avec d’autres informations. Veuillez recommencer.',
    STALE_VERSION:
      'Quelqu’un d’autre a modifié ces données entre-temps. Veuillez vérifier la nouvelle version et choisir.',
    VERSION_REQUIRED:
      'La version à l’origine de cette modification est inconnue. Veuillez recharger la vue.',
    BODY_TOO_LARGE: 'Les informations ou le fichier sont trop volumineux. Veuillez les réduire.',
    UNSUPPORTED_MEDIA_TYPE: 'Ce format n’est pas pris en charge. Veuillez en choisir un autre.',
    RELEASE_REFUSED:
      'Cette version ne s’accorde pas avec ce qui est en service. Rien n’a été modifié ; la réponse en donne les raisons.',
    REVISION_MOVED:
      'Quelqu’un d’autre a modifié le canal avant vous. Veuillez vérifier le nouvel état et réessayer.',
    VERSION_EXISTS:
      'Cette version existe déjà avec un autre contenu. Veuillez augmenter le numéro de version.',
    REMOTE_NOT_YOURS:
      'Cette partie du programme appartient à une autre équipe. Veuillez vous adresser à elle.',
    TOO_MANY_REQUESTS:
      'Il y a eu trop de tentatives. Veuillez patienter une minute puis réessayer.',
  },
});
