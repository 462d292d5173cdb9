import { defineMessages } from '../messages.ts';

/** Reservations, guests, the day's notes, events and tags (specification §5 and §8). */
export const reservationMessages = defineMessages({
  de: {
    RESERVATION_CREATION_FAILED:
      'Die Reservierung konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
    RESERVATION_UPDATE_FAILED:
      'Die Reservierung konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    RESERVATION_LOADING_FAILED:
      'Die Reservierungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    STATUS_CHANGE_FAILED: 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    MAIL_NOT_SENT:
      'Die E-Mail konnte nicht gesendet werden. Bitte prüfen Sie die Adresse und versuchen Sie es erneut.',
    MAIL_DELIVERY_FAILED:
      'Die E-Mail an {{address}} kam nicht an. Bitte prüfen Sie die Adresse oder rufen Sie den Gast an.',
    DATE_IN_PAST: 'Das Datum liegt in der Vergangenheit. Bitte prüfen Sie es vor dem Speichern.',
    TOO_MANY_GUESTS_FOR_TABLE:
      'Die Gruppe ist größer als der Tisch. Bitte prüfen Sie die Wahl des Tisches.',
    END_BEFORE_START:
      'Die Endzeit liegt vor der Anfangszeit. Bitte korrigieren Sie eine der beiden.',
    FAILED_REQUESTING_GUESTS:
      'Die Gäste konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_DELETING_GUEST: 'Der Gast konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    FAILED_CREATING_GUEST: 'Der Gast konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
    FAILED_UPDATING_GUEST: 'Der Gast konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    GUEST_MERGE_FAILED:
      'Die Gäste konnten nicht zusammengeführt werden. Beide sind unverändert, bitte versuchen Sie es erneut.',
    FAILED_REQUESTING_DAYINFOS_FOR_DATE:
      'Die Tagesnotiz für den {{date}} konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_UPDATING_DAYINFOS:
      'Die Tagesnotiz wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    FAILED_REQUESTING_EVENTS:
      'Die Veranstaltungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_LOADING_TAGS: 'Die Tags konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_SAVING_NEW_TAG: 'Das neue Tag wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    FAILED_UPDATING_TAG: 'Das Tag konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    FAILED_DELETING_TAG: 'Das Tag konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  },
  en: {
    RESERVATION_CREATION_FAILED: 'The reservation could not be created. Please try again.',
    RESERVATION_UPDATE_FAILED: 'The reservation could not be changed. Please try again.',
    RESERVATION_LOADING_FAILED: 'The reservations could not be loaded. Please try again.',
    STATUS_CHANGE_FAILED: 'The status could not be changed. Please try again.',
    MAIL_NOT_SENT: 'The email could not be sent. Please check the address and try again.',
    MAIL_DELIVERY_FAILED:
      'The email to {{address}} was not delivered. Please check the address or call the guest.',
    DATE_IN_PAST: 'The date is in the past. Please check it before you save.',
    TOO_MANY_GUESTS_FOR_TABLE:
      'The party is larger than the table. Please check the choice of table.',
    END_BEFORE_START: 'The end time is before the start time. Please correct one of them.',
    FAILED_REQUESTING_GUESTS: 'The guests could not be loaded. Please try again.',
    FAILED_DELETING_GUEST: 'The guest could not be deleted. Please try again.',
    FAILED_CREATING_GUEST: 'The guest could not be created. Please try again.',
    FAILED_UPDATING_GUEST: 'The guest could not be changed. Please try again.',
    GUEST_MERGE_FAILED: 'The guests could not be merged. Both are unchanged, please try again.',
    FAILED_REQUESTING_DAYINFOS_FOR_DATE:
      'The day note for {{date}} could not be loaded. Please try again.',
    FAILED_UPDATING_DAYINFOS: 'The day note was not saved. Please try again.',
    FAILED_REQUESTING_EVENTS: 'The events could not be loaded. Please try again.',
    FAILED_LOADING_TAGS: 'The tags could not be loaded. Please try again.',
    FAILED_SAVING_NEW_TAG: 'The new tag was not saved. Please try again.',
    FAILED_UPDATING_TAG: 'The tag could not be changed. Please try again.',
    FAILED_DELETING_TAG: 'The tag could not be deleted. Please try again.',
  },
  fr: {
    RESERVATION_CREATION_FAILED: 'La réservation n’a pas pu être créée. Veuillez réessayer.',
    RESERVATION_UPDATE_FAILED: 'La réservation n’a pas pu être modifiée. Veuillez réessayer.',
    RESERVATION_LOADING_FAILED: 'Les réservations n’ont pas pu être chargées. Veuillez réessayer.',
    STATUS_CHANGE_FAILED: 'Le statut n’a pas pu être modifié. Veuillez réessayer.',
    MAIL_NOT_SENT: 'L’e-mail n’a pas pu être envoyé. Veuillez vérifier l’adresse et réessayer.',
    MAIL_DELIVERY_FAILED:
      'L’e-mail à {{address}} n’a pas été remis. Veuillez vérifier l’adresse ou appeler le client.',
    DATE_IN_PAST: 'La date est passée. Veuillez la vérifier avant d’enregistrer.',
    TOO_MANY_GUESTS_FOR_TABLE:
      'Le groupe dépasse la capacité de la table. Veuillez vérifier le choix de la table.',
    END_BEFORE_START: 'L’heure de fin précède l’heure de début. Veuillez corriger l’une des deux.',
    FAILED_REQUESTING_GUESTS: 'Les clients n’ont pas pu être chargés. Veuillez réessayer.',
    FAILED_DELETING_GUEST: 'Le client n’a pas pu être supprimé. Veuillez réessayer.',
    FAILED_CREATING_GUEST: 'Le client n’a pas pu être créé. Veuillez réessayer.',
    FAILED_UPDATING_GUEST: 'Le client n’a pas pu être modifié. Veuillez réessayer.',
    GUEST_MERGE_FAILED:
      'Les clients n’ont pas pu être fusionnés. Les deux sont inchangés, veuillez réessayer.',
    FAILED_REQUESTING_DAYINFOS_FOR_DATE:
      'La note du {{date}} n’a pas pu être chargée. Veuillez réessayer.',
    FAILED_UPDATING_DAYINFOS: 'La note du jour n’a pas été enregistrée. Veuillez réessayer.',
    FAILED_REQUESTING_EVENTS: 'Les événements n’ont pas pu être chargés. Veuillez réessayer.',
    FAILED_LOADING_TAGS: 'Les étiquettes n’ont pas pu être chargées. Veuillez réessayer.',
    FAILED_SAVING_NEW_TAG: 'La nouvelle étiquette n’a pas été enregistrée. Veuillez réessayer.',
    FAILED_UPDATING_TAG: 'L’étiquette n’a pas pu être modifiée. Veuillez réessayer.',
    FAILED_DELETING_TAG: 'L’étiquette n’a pas pu être supprimée. Veuillez réessayer.',
  },
});
