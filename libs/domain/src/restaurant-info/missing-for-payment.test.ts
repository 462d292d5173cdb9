import { expect, test } from 'vitest';
import { missingForPayment } from './missing-for-payment.ts';

const complete = {
  phone: '+49 30 2312599',
  email: 'wirt@goldener-loewe.example',
  street: 'Am Markt 3',
  plz: '13593',
  city: 'Berlin',
  country: 'DE',
  website: 'https://goldener-loewe.example',
  privacyPolicyUrl: 'https://goldener-loewe.example/datenschutz',
  termsOfServiceUrl: 'https://goldener-loewe.example/agb',
  billingAddress: {
    line1: 'Am Markt 3',
    line2: '',
    postalCode: '13593',
    city: 'Berlin',
    country: 'DE',
  },
};

test('a house with everything may set up payments, a second address line or not', () => {
  expect(missingForPayment(complete)).toEqual([]);
});

test('what is missing for payments is named, that of the bills as well', () => {
  const billingAddress = { ...complete.billingAddress, postalCode: ' ' };
  expect(missingForPayment({ ...complete, termsOfServiceUrl: '', billingAddress })).toEqual([
    'termsOfServiceUrl',
    'billingAddress/postalCode',
  ]);
});
