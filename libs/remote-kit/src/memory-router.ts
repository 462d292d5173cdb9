// For tests of remotes: the router must be the same copy that `RouteLink` uses.
export { MemoryRouter } from 'react-router';
