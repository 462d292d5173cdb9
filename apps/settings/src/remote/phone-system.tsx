export { PhoneSystemScreen as default } from '../phone-system/phone-system-screen.tsx';
