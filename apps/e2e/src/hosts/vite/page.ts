import { mount } from 'booking/mount';

const forms = document.querySelector<HTMLElement>('#forms');
if (!forms) throw new Error('the page has no #forms');
const identifier = 'hotel-wien';
let takeAway = [mount(forms, { identifier, language: 'de' })];

document.querySelector('#take-away')?.addEventListener('click', () => {
  for (const each of takeAway) each();
  takeAway = [];
});
document.querySelector('#show')?.addEventListener('click', () => {
  takeAway.push(mount(forms, { identifier, language: 'de' }));
});
document.querySelector('#second')?.addEventListener('click', () => {
  takeAway.push(mount(forms, { identifier, language: 'en' }));
});
