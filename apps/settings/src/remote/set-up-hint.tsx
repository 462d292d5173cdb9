export { SetUpHint as default } from '../set-up-hint/set-up-hint.tsx';
