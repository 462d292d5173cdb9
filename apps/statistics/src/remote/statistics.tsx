export { StatisticsScreen as default } from '../overview/statistics-screen.tsx';
