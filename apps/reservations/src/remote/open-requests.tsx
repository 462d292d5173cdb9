export { OpenRequests as default } from '../open-requests/open-requests.tsx';
