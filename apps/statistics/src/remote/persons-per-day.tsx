export { PersonsPerDay as default } from '../persons-per-day/persons-per-day.tsx';
