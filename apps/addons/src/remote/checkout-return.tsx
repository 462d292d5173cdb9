export { CheckoutReturn as default } from '../checkout-return/checkout-return.tsx';
