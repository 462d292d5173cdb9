export { PrivacyScreen as default } from '../privacypolicy/privacy-screen.tsx';
