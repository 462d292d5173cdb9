import { defineMessages } from '../messages.ts';

/** Signing in, the connection, and everything that has no better key (specification §8). */
export const sessionMessages = defineMessages({
  de: {
    PLEASE_LOGIN: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.',
    LOGIN_FAILED: 'E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es erneut.',
    WRONG_PASSWORD: 'Das Passwort stimmt nicht. Bitte versuchen Sie es erneut.',
    LOGIN_FAILED_DUE_WRONG_PASSWORD:
      'Die Anmeldung ist am falschen Passwort gescheitert. Bitte geben Sie das Passwort dieses Restaurants ein.',
    ERROR_OCCURED: 'Es ist ein Fehler aufgetreten: {{message}} Bitte versuchen Sie es erneut.',
    ERROR_OCCURED_CONTACT_US:
      'Es ist ein Fehler aufgetreten, und er wurde aufgezeichnet. Bitte versuchen Sie es erneut, oder melden Sie sich bei uns.',
    UPDATE_FAILED: 'Die Änderung wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    OFFLINE_MODE_ACTIVE: 'Es besteht keine Verbindung. Sie sehen gespeicherte Daten.',
    ARE_YOU_ONLINE: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Internetverbindung.',
    PRODUCT_NOT_REACHABLE:
      'Stammtisch ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    WE_ARE_ON_IT:
      'Der Dienst steht gerade nicht bereit, und wir kümmern uns darum. Bitte versuchen Sie es gleich erneut.',
    FAILED_REQUESTING_DATA:
      'Die Daten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    FAILED_DELETION: 'Das Löschen ist gescheitert. Bitte versuchen Sie es erneut.',
    NO_CHANGES: 'Es gibt nichts zu speichern. Alles ist schon auf diesem Stand.',
    DATA_UPDATE_SUCCEEDED: 'Die Änderungen sind gespeichert.',
  },
  en: {
    PLEASE_LOGIN: 'Your session has ended. Please sign in.',
    LOGIN_FAILED: 'The email or the password is wrong. Please try again.',
    WRONG_PASSWORD: 'The password is wrong. Please try again.',
    LOGIN_FAILED_DUE_WRONG_PASSWORD:
      'Signing in failed because the password is wrong. Please enter the password of this restaurant.',
    ERROR_OCCURED: 'An error has occurred: {{message}} Please try again.',
    ERROR_OCCURED_CONTACT_US:
      'An error has occurred and was recorded. Please try again or contact us.',
    UPDATE_FAILED: 'The change was not saved. Please try again.',
    OFFLINE_MODE_ACTIVE: 'There is no connection. You are looking at saved data.',
    ARE_YOU_ONLINE: 'The server does not answer. Please check your internet connection.',
    PRODUCT_NOT_REACHABLE:
      'Stammtisch cannot be reached right now. Please try again in a few minutes.',
    WE_ARE_ON_IT:
      'The service is not available right now and we are on it. Please try again shortly.',
    FAILED_REQUESTING_DATA: 'The data could not be loaded. Please try again.',
    FAILED_DELETION: 'Deleting did not work. Please try again.',
    NO_CHANGES: 'There is nothing to save. Everything is up to date.',
    DATA_UPDATE_SUCCEEDED: 'The changes are saved.',
  },
  fr: {
    PLEASE_LOGIN: 'Votre session a expiré. Veuillez vous connecter.',
    LOGIN_FAILED: 'L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.',
    WRONG_PASSWORD: 'Le mot de passe est incorrect. Veuillez réessayer.',
    LOGIN_FAILED_DUE_WRONG_PASSWORD:
      'La connexion a échoué car le mot de passe est incorrect. Veuillez saisir celui de ce restaurant.',
    ERROR_OCCURED: 'Une erreur est survenue : {{message}} Veuillez réessayer.',
    ERROR_OCCURED_CONTACT_US:
      'Une erreur est survenue et a été enregistrée. Veuillez réessayer ou nous contacter.',
    UPDATE_FAILED: 'La modification n’a pas été enregistrée. Veuillez réessayer.',
    OFFLINE_MODE_ACTIVE: 'Il n’y a pas de connexion. Vous voyez des données enregistrées.',
    ARE_YOU_ONLINE: 'Le serveur ne répond pas. Veuillez vérifier votre connexion à internet.',
    PRODUCT_NOT_REACHABLE:
      'Stammtisch est actuellement injoignable. Veuillez réessayer dans quelques minutes.',
    WE_ARE_ON_IT:
      'Le service est momentanément indisponible et nous nous en occupons. Veuillez réessayer sous peu.',
    FAILED_REQUESTING_DATA: 'Les données n’ont pas pu être chargées. Veuillez réessayer.',
    FAILED_DELETION: 'La suppression a échoué. Veuillez réessayer.',
    NO_CHANGES: 'Il n’y a rien à enregistrer. Tout est déjà à jour.',
    DATA_UPDATE_SUCCEEDED: 'Les modifications sont enregistrées.',
  },
});
