export { EventsScreen as default } from '../events/events-screen.tsx';
