export { FeesScreen as default } from '../fees/fees-screen.tsx';
