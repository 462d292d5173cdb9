export { RestaurantSettingsScreen as default } from '../restaurant-settings/restaurant-settings-screen.tsx';
