export { WaitingScreen as default } from '../waiting-list/waiting-screen.tsx';
