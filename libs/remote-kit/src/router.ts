// The few names that remotes need of the router. The package itself is not shared: whole, it would
// cost every page 65 kB instead of 13.
export { useLocation, useParams, useSearchParams } from 'react-router';
