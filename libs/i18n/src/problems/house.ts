import { defineMessages } from '../messages.ts';

/** Settings, restaurant data, rooms and tables, the data-protection declaration (specification §8). */
export const houseMessages = defineMessages({
  de: {
    FAILED_REQUESTING_SETTINGS:
      'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    SANITYCHECK_FAILED:
      'Das CSS enthält einen Fehler und wurde nicht gespeichert. Bitte korrigieren Sie die genannte Zeile.',
    SETTINGS_UPDATED: 'Die Einstellungen sind gespeichert.',
    FAILED_REQUESTING_RESTAURANT_DATA:
      'Die Daten des Restaurants konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    PHONE_INVALID: 'Die Telefonnummer ist nicht gültig. Bitte prüfen Sie Vorwahl und Nummer.',
    FAILED_CHANGING_PASSWORD_TRY_AGAIN:
      'Das Passwort wurde nicht geändert, vielleicht stimmt das alte nicht. Bitte versuchen Sie es erneut.',
    PASSWORD_MISMATCH:
      'Die beiden Passwörter stimmen nicht überein. Bitte geben Sie das neue zweimal gleich ein.',
    SENDING_PASSWORD_FAILED:
      'Das Passwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    PASSWORD_CHANGE_SUCCEEDED: 'Das Passwort ist geändert.',
    PASSWORD_TOO_COMMON:
      'Dieses Passwort wird als eines der ersten geraten. Bitte wählen Sie ein anderes.',
    PICTURE_NOT_USABLE:
      'Aus dieser Datei lässt sich kein Bild machen. Bitte nehmen Sie PNG, JPEG, WebP, GIF oder SVG.',
    FAILED_ROOM_CREATION: 'Der Raum konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
    FAILED_TABLE_DUPLICATION:
      'Der Tisch konnte nicht verdoppelt werden. Bitte versuchen Sie es erneut.',
    FAILED_UPDATING_OF_ROOM:
      'Der Raum konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    FAILED_UPDATING_ROOM_RELOAD_SITE:
      'Der Raum wurde nicht vollständig gespeichert. Bitte laden Sie die Seite neu und prüfen Sie ihn.',
    FAILED_REQUESTING_ROOM: 'Der Raum konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    NAME_IN_USE: 'Dieser Name ist schon vergeben. Bitte wählen Sie einen anderen.',
    TABLE_CREATION_FAILED: 'Der Tisch konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
    TABLE_EDITING_FAILED: 'Der Tisch konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    ROOM_EDITING_FAILED: 'Der Raum konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    ROOM_DELETING_FAILED: 'Der Raum konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    ROOM_DUPLICATING_FAILED:
      'Der Raum konnte nicht verdoppelt werden. Bitte versuchen Sie es erneut.',
    TABLE_SUCCESSFULLY_DELETED: 'Der Tisch ist gelöscht.',
    ROOM_SUCCESSFULLY_UPDATED: 'Der Raum ist gespeichert.',
    TABLE_CHANGES_DISCARDED: 'Die Änderungen am Tisch sind verworfen.',
    FAILED_SAVING_DATA_PROTECTION_DECLARATION:
      'Die Datenschutzerklärung wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    FAILED_LOADING_DATA_PROTECTION_DECLARATION:
      'Die Datenschutzerklärung konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  en: {
    FAILED_REQUESTING_SETTINGS: 'The settings could not be loaded. Please try again.',
    SANITYCHECK_FAILED:
      'The CSS contains an error and was not saved. Please correct the line that is named.',
    SETTINGS_UPDATED: 'The settings are saved.',
    FAILED_REQUESTING_RESTAURANT_DATA:
      'The restaurant’s data could not be loaded. Please try again.',
    PHONE_INVALID: 'The phone number is not valid. Please check the code and the number.',
    FAILED_CHANGING_PASSWORD_TRY_AGAIN:
      'The password was not changed, perhaps the old one is wrong. Please try again.',
    PASSWORD_MISMATCH: 'The two passwords differ. Please enter the new one twice in the same way.',
    SENDING_PASSWORD_FAILED: 'The password could not be sent. Please try again.',
    PASSWORD_CHANGE_SUCCEEDED: 'The password is changed.',
    PASSWORD_TOO_COMMON:
      'This password is among those that are guessed first. Please choose another one.',
    PICTURE_NOT_USABLE:
      'No picture can be made of this file. Please take PNG, JPEG, WebP, GIF or SVG.',
    FAILED_ROOM_CREATION: 'The room could not be created. Please try again.',
    FAILED_TABLE_DUPLICATION: 'The table could not be duplicated. Please try again.',
    FAILED_UPDATING_OF_ROOM: 'The room could not be saved. Please try again.',
    FAILED_UPDATING_ROOM_RELOAD_SITE:
      'The room was not saved completely. Please reload the page and check it.',
    FAILED_REQUESTING_ROOM: 'The room could not be loaded. Please try again.',
    NAME_IN_USE: 'This name is already used. Please choose another one.',
    TABLE_CREATION_FAILED: 'The table could not be created. Please try again.',
    TABLE_EDITING_FAILED: 'The table could not be changed. Please try again.',
    ROOM_EDITING_FAILED: 'The room could not be changed. Please try again.',
    ROOM_DELETING_FAILED: 'The room could not be deleted. Please try again.',
    ROOM_DUPLICATING_FAILED: 'The room could not be duplicated. Please try again.',
    TABLE_SUCCESSFULLY_DELETED: 'The table is deleted.',
    ROOM_SUCCESSFULLY_UPDATED: 'The room is saved.',
    TABLE_CHANGES_DISCARDED: 'The changes to the table are discarded.',
    FAILED_SAVING_DATA_PROTECTION_DECLARATION:
      'The data protection declaration was not saved. Please try again.',
    FAILED_LOADING_DATA_PROTECTION_DECLARATION:
      'The data protection declaration could not be loaded. Please try again.',
  },
  fr: {
    FAILED_REQUESTING_SETTINGS: 'Les réglages n’ont pas pu être chargés. Veuillez réessayer.',
    SANITYCHECK_FAILED:
      'Le CSS contient une erreur et n’a pas été enregistré. Veuillez corriger la ligne indiquée.',
    SETTINGS_UPDATED: 'Les réglages sont enregistrés.',
    FAILED_REQUESTING_RESTAURANT_DATA:
      'Les données du restaurant n’ont pas pu être chargées. Veuillez réessayer.',
    PHONE_INVALID:
      'Le numéro de téléphone n’est pas valide. Veuillez vérifier l’indicatif et le numéro.',
    FAILED_CHANGING_PASSWORD_TRY_AGAIN:
      'Le mot de passe n’a pas été modifié, l’ancien est peut-être incorrect. Veuillez réessayer.',
    PASSWORD_MISMATCH: 'Les deux mots de passe diffèrent. Veuillez saisir deux fois le même.',
    SENDING_PASSWORD_FAILED: 'Le mot de passe n’a pas pu être envoyé. Veuillez réessayer.',
    PASSWORD_CHANGE_SUCCEEDED: 'Le mot de passe est modifié.',
    PASSWORD_TOO_COMMON:
      'Ce mot de passe est parmi les premiers que l’on essaie. Veuillez en choisir un autre.',
    PICTURE_NOT_USABLE:
      'Aucune image ne peut être tirée de ce fichier. Veuillez prendre PNG, JPEG, WebP, GIF ou SVG.',
    FAILED_ROOM_CREATION: 'La salle n’a pas pu être créée. Veuillez réessayer.',
    FAILED_TABLE_DUPLICATION: 'La table n’a pas pu être dupliquée. Veuillez réessayer.',
    FAILED_UPDATING_OF_ROOM: 'La salle n’a pas pu être enregistrée. Veuillez réessayer.',
    FAILED_UPDATING_ROOM_RELOAD_SITE:
      'La salle n’a pas été enregistrée en entier. Veuillez recharger la page et la vérifier.',
    FAILED_REQUESTING_ROOM: 'La salle n’a pas pu être chargée. Veuillez réessayer.',
    NAME_IN_USE: 'Ce nom est déjà utilisé. Veuillez en choisir un autre.',
    TABLE_CREATION_FAILED: 'La table n’a pas pu être créée. Veuillez réessayer.',
    TABLE_EDITING_FAILED: 'La table n’a pas pu être modifiée. Veuillez réessayer.',
    ROOM_EDITING_FAILED: 'La salle n’a pas pu être modifiée. Veuillez réessayer.',
    ROOM_DELETING_FAILED: 'La salle n’a pas pu être supprimée. Veuillez réessayer.',
    ROOM_DUPLICATING_FAILED: 'La salle n’a pas pu être dupliquée. Veuillez réessayer.',
    TABLE_SUCCESSFULLY_DELETED: 'La table est supprimée.',
    ROOM_SUCCESSFULLY_UPDATED: 'La salle est enregistrée.',
    TABLE_CHANGES_DISCARDED: 'Les modifications de la table sont abandonnées.',
    FAILED_SAVING_DATA_PROTECTION_DECLARATION:
      'La déclaration de protection des données n’a pas été enregistrée. Veuillez réessayer.',
    FAILED_LOADING_DATA_PROTECTION_DECLARATION:
      'La déclaration de protection des données n’a pas pu être chargée. Veuillez réessayer.',
  },
});
