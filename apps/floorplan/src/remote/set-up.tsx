export { SetUp as default } from '../set-up/set-up.tsx';
