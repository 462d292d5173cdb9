export { HotelImportScreen as default } from '../wizard/hotel-import-screen.tsx';
