import { expect, test } from 'vitest';
import { plannedEmployees } from './planned-employees.ts';

const anna = { name: 'Anna', email: 'anna@example.com', active: true };
const ben = { name: 'Ben', email: '', active: true };
const chiara = { name: 'Chiara', email: 'chiara@example.com', active: false };
const namesOf = (...given: Parameters<typeof plannedEmployees>) =>
  plannedEmployees(...given).map(({ name }) => name);

test('who is offered comes in the order of the house; who is not any more only with shifts', () => {
  const house = [ben, chiara, anna];
  expect(namesOf({ house, planned: [] })).toEqual(['Ben', 'Anna']);
  expect(namesOf({ house, planned: ['Chiara'] })).toEqual(['Ben', 'Chiara', 'Anna']);
});

test('who was taken off the list keeps the shifts, without an address', () => {
  expect(plannedEmployees({ house: [anna], planned: ['Zoe', 'Dora', 'Anna'] })).toEqual([
    anna,
    { name: 'Dora', email: '', active: false },
    { name: 'Zoe', email: '', active: false },
  ]);
});

test('a closed plan keeps its list, with the addresses of today', () => {
  const committed = [{ ...anna, email: 'old@example.com' }, ben];
  expect(plannedEmployees({ house: [anna, chiara], planned: [], committed })).toEqual([
    anna,
    { ...ben, active: false },
  ]);
});

test('two of one name are one person', () => {
  expect(namesOf({ house: [anna, anna], planned: ['Anna'] })).toEqual(['Anna']);
});
