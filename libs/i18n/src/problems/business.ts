import { defineMessages } from '../messages.ts';

/** Payment, addons, statistics, roster and import (specification §8). */
export const businessMessages = defineMessages({
  de: {
    FAILED_CREATING_STRIPE_ACCOUNT:
      'Das Konto bei Stripe konnte nicht angelegt werden. Bitte versuchen Sie es später erneut.',
    FAILED_STARTING_STRIPE_ACTIVATION:
      'Die Aktivierung bei Stripe konnte nicht beginnen. Bitte versuchen Sie es später erneut.',
    ADDON_PURCHASE_FAILED:
      'Das Addon konnte nicht gekauft werden: {{message}} Bitte versuchen Sie es erneut.',
    ADDON_PURCHASE_ALREADY_ACTIVE: 'Dieses Addon ist bereits aktiv. Sie müssen nichts weiter tun.',
    ADDON_SETUP_SUCCEEDED: 'Das Addon ist eingerichtet.',
    ADDON_SETUP_FAILED:
      'Das Addon konnte nicht eingerichtet werden. Bitte versuchen Sie es erneut.',
    CASH_REGISTER_TOKEN_FAILED:
      'Die Kasse hat keinen Zugang erteilt. Bitte wenden Sie sich an den Support.',
    CASH_REGISTER_NOT_CONFIGURED:
      'Auf dieser Anlage kann keine Kasse verbunden werden. Bitte wenden Sie sich an deren Betreiber.',
    CASH_REGISTER_GRANT_OVER:
      'Dieser Zugang gehört nicht hierher oder ist abgelaufen. Bitte verbinden Sie die Kasse von vorn.',
    CASH_REGISTER_SETUP_FAILED:
      'Die Kasse konnte nicht eingerichtet werden. Bitte versuchen Sie es erneut.',
    FAILED_REQUESTING_GUESTS_PER_DAY:
      'Die Gästezahlen je Tag konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    STATISTICS_NOT_REACHABLE:
      'Die Statistik ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
    FAILED_ON_DOWNLOADING_CSV:
      'Die CSV-Datei konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_SAVING_PLAN: 'Der Dienstplan wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    FAILED_LOADING_PLANS:
      'Die Dienstpläne konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_DELETING_PLAN:
      'Der Dienstplan konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    FAILED_LOADING_SCHEDULE:
      'Der Zeitplan konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_LOADING_EMPOYEE_LIST:
      'Die Liste der Mitarbeitenden konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_DELETING_TIME_ENTRY:
      'Der Zeiteintrag konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    FAILED_SENDING_TIME_ENTRY:
      'Der Zeiteintrag wurde nicht gesendet. Bitte versuchen Sie es erneut.',
    SHIFT_EDITING_FAILED:
      'Die Schicht konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    PLAN_CLOSED: 'Dieser Dienstplan ist abgeschlossen. Öffnen Sie ihn, um Schichten zu ändern.',
    PLAN_EXISTS: 'Für einige dieser Tage gibt es schon einen Dienstplan. Bitte ändern Sie diesen.',
    PLAN_TOO_SHORT:
      'Eine Schicht beginnt außerhalb dieser Tage. Bitte löschen oder verschieben Sie sie zuerst.',
    PLAN_FULL: 'Ein Dienstplan fasst höchstens 5.000 Einträge. Bitte legen Sie einen weiteren an.',
    EMPOYEES_WILL_BE_NOTIFIED:
      'Der Plan ist veröffentlicht, die Mitarbeitenden werden benachrichtigt.',
    IMPORT_CSV_UPLOAD_FAILED:
      'Die CSV-Datei wurde nicht angenommen. Bitte prüfen Sie Format und Spalten.',
    IMPORT_FAILED:
      'Der Import ist gescheitert, es wurde nichts übernommen. Bitte versuchen Sie es erneut.',
    IMPORT_FAILED_GET_LAST_CONFIG:
      'Die letzte Einstellung des Imports konnte nicht geladen werden. Bitte legen Sie sie neu fest.',
  },
  en: {
    FAILED_CREATING_STRIPE_ACCOUNT:
      'The Stripe account could not be created. Please try again later.',
    FAILED_STARTING_STRIPE_ACTIVATION:
      'The activation at Stripe could not be started. Please try again later.',
    ADDON_PURCHASE_FAILED: 'The addon could not be purchased: {{message}} Please try again.',
    ADDON_PURCHASE_ALREADY_ACTIVE: 'This addon is already active. There is nothing more to do.',
    ADDON_SETUP_SUCCEEDED: 'The addon was set up successfully.',
    ADDON_SETUP_FAILED: 'The addon could not be set up. Please try again.',
    CASH_REGISTER_TOKEN_FAILED: 'The cash register did not grant access. Please contact support.',
    CASH_REGISTER_NOT_CONFIGURED:
      'No cash register can be connected to this installation. Please ask its operator.',
    CASH_REGISTER_GRANT_OVER:
      'This access does not belong here or has expired. Please connect the cash register again.',
    CASH_REGISTER_SETUP_FAILED: 'The cash register could not be set up. Please try again.',
    FAILED_REQUESTING_GUESTS_PER_DAY: 'The guests per day could not be loaded. Please try again.',
    STATISTICS_NOT_REACHABLE: 'The statistics cannot be reached right now. Please try again later.',
    FAILED_ON_DOWNLOADING_CSV: 'The CSV file could not be downloaded. Please try again.',
    FAILED_SAVING_PLAN: 'The roster was not saved. Please try again.',
    FAILED_LOADING_PLANS: 'The rosters could not be loaded. Please try again.',
    FAILED_DELETING_PLAN: 'The roster could not be deleted. Please try again.',
    FAILED_LOADING_SCHEDULE: 'The schedule could not be loaded. Please try again.',
    FAILED_LOADING_EMPOYEE_LIST: 'The list of employees could not be loaded. Please try again.',
    FAILED_DELETING_TIME_ENTRY: 'The time entry could not be deleted. Please try again.',
    FAILED_SENDING_TIME_ENTRY: 'The time entry was not sent. Please try again.',
    SHIFT_EDITING_FAILED: 'The shift could not be changed. Please try again.',
    PLAN_CLOSED: 'This roster is closed. Open it to change shifts.',
    PLAN_EXISTS: 'Some of these days have a roster already. Please change that one.',
    PLAN_TOO_SHORT: 'A shift begins outside of these days. Please delete or move it first.',
    PLAN_FULL: 'A roster holds at most 5,000 entries. Please make another one.',
    EMPOYEES_WILL_BE_NOTIFIED: 'The roster is published and the employees will be notified.',
    IMPORT_CSV_UPLOAD_FAILED: 'The CSV file was not accepted. Please check its format and columns.',
    IMPORT_FAILED: 'The import failed and nothing was taken over. Please try again.',
    IMPORT_FAILED_GET_LAST_CONFIG:
      'The last import settings could not be loaded. Please set them again.',
  },
  fr: {
    FAILED_CREATING_STRIPE_ACCOUNT:
      'Le compte Stripe n’a pas pu être créé. Veuillez réessayer plus tard.',
    FAILED_STARTING_STRIPE_ACTIVATION:
      'L’activation chez Stripe n’a pas pu démarrer. Veuillez réessayer plus tard.',
    ADDON_PURCHASE_FAILED: 'Le module n’a pas pu être acheté : {{message}} Veuillez réessayer.',
    ADDON_PURCHASE_ALREADY_ACTIVE: 'Ce module est déjà actif. Vous n’avez plus rien à faire.',
    ADDON_SETUP_SUCCEEDED: 'Le module est installé.',
    ADDON_SETUP_FAILED: 'Le module n’a pas pu être installé. Veuillez réessayer.',
    CASH_REGISTER_TOKEN_FAILED:
      'La caisse n’a pas accordé l’accès. Veuillez contacter l’assistance.',
    CASH_REGISTER_NOT_CONFIGURED:
      'Aucune caisse ne peut être reliée à cette installation. Adressez-vous à son exploitant.',
    CASH_REGISTER_GRANT_OVER:
      'Cet accès n’est pas le vôtre ou a expiré. Veuillez relier la caisse de nouveau.',
    CASH_REGISTER_SETUP_FAILED: 'La caisse n’a pas pu être configurée. Veuillez réessayer.',
    FAILED_REQUESTING_GUESTS_PER_DAY:
      'Le nombre de clients par jour n’a pas pu être chargé. Veuillez réessayer.',
    STATISTICS_NOT_REACHABLE:
      'Les statistiques sont momentanément injoignables. Veuillez réessayer plus tard.',
    FAILED_ON_DOWNLOADING_CSV: 'Le fichier CSV n’a pas pu être téléchargé. Veuillez réessayer.',
    FAILED_SAVING_PLAN: 'Le planning n’a pas été enregistré. Veuillez réessayer.',
    FAILED_LOADING_PLANS: 'Les plannings n’ont pas pu être chargés. Veuillez réessayer.',
    FAILED_DELETING_PLAN: 'Le planning n’a pas pu être supprimé. Veuillez réessayer.',
    FAILED_LOADING_SCHEDULE: 'L’emploi du temps n’a pas pu être chargé. Veuillez réessayer.',
    FAILED_LOADING_EMPOYEE_LIST:
      'La liste du personnel n’a pas pu être chargée. Veuillez réessayer.',
    FAILED_DELETING_TIME_ENTRY: 'La saisie de temps n’a pas pu être supprimée. Veuillez réessayer.',
    FAILED_SENDING_TIME_ENTRY: 'La saisie de temps n’a pas été envoyée. Veuillez réessayer.',
    SHIFT_EDITING_FAILED: 'Le service n’a pas pu être modifié. Veuillez réessayer.',
    PLAN_CLOSED: 'Ce planning est clôturé. Rouvrez-le pour modifier des services.',
    PLAN_EXISTS: 'Certains de ces jours ont déjà un planning. Veuillez modifier celui-ci.',
    PLAN_TOO_SHORT:
      'Un service commence en dehors de ces jours. Veuillez d’abord le supprimer ou le déplacer.',
    PLAN_FULL: 'Un planning contient au plus 5 000 entrées. Veuillez en créer un autre.',
    EMPOYEES_WILL_BE_NOTIFIED: 'Le planning est publié et le personnel sera prévenu.',
    IMPORT_CSV_UPLOAD_FAILED:
      'Le fichier CSV n’a pas été accepté. Veuillez vérifier son format et ses colonnes.',
    IMPORT_FAILED: 'L’importation a échoué et rien n’a été repris. Veuillez réessayer.',
    IMPORT_FAILED_GET_LAST_CONFIG:
      'Les derniers réglages d’importation n’ont pas pu être chargés. Veuillez les définir à nouveau.',
  },
});
