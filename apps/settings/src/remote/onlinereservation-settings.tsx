export { OnlineSettingsScreen as default } from '../onlinereservation-settings/online-settings-screen.tsx';
