/** What is shown when things go otherwise than usual; one file of its own, loaded when needed. */
export { LoadFailed } from './app/load-failed.tsx';
export { UnknownRestaurant } from './app/unknown-restaurant.tsx';
export { NoTimes } from './book-table/choose-time/no-times.tsx';
export { NotOnline } from './book-table/not-online.tsx';
