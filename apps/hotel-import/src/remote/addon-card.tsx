export { AddonCard as default } from '../addon-card/addon-card.tsx';
