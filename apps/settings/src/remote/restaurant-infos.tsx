export { RestaurantInfosScreen as default } from '../restaurant-infos/restaurant-infos-screen.tsx';
