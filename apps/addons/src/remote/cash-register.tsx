export { CashRegisterPage as default } from '../cash-register/cash-register-page.tsx';
