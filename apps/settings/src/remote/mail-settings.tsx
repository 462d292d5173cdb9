export { MailSettingsPage as default } from '../mails/mail-settings-page.tsx';
