export { GuestScreen as default } from '../guests/guest-screen.tsx';
