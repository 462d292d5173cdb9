export { AddonsOverview as default } from '../overview/addons-overview.tsx';
