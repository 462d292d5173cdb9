export { GeneralSettingsScreen as default } from '../general-settings/general-settings-screen.tsx';
