import { expect, test } from 'vitest';
import { billedAtHome } from './billing-address.ts';
import { countries } from './country.ts';

test('bills go to the house’s own address where nobody entered another one', () => {
  const house = { street: 'Am Markt 3', plz: '13593', city: 'Berlin', country: 'DE' };
  expect(billedAtHome(house)).toEqual({
    line1: 'Am Markt 3',
    line2: '',
    postalCode: '13593',
    city: 'Berlin',
    country: 'DE',
  });
});

test('houses may be in the fourteen countries of the specification, each once', () => {
  const named = 'DE CH AT MU BE DK CA ES FR IT LU PT US GB'.split(' ');
  expect(countries.toSorted()).toEqual(named.toSorted());
});
