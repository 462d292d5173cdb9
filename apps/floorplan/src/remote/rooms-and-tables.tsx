export { RoomsScreen as default } from '../room-editor/rooms-screen.tsx';
