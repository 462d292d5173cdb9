export { CashRegisterReturn as default } from '../cash-register/cash-register-return.tsx';
