export { CoronaSettingsScreen as default } from '../corona-settings/corona-settings-screen.tsx';
