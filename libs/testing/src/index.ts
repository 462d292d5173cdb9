export {
  createFakeHalServer,
  type FakeAnswer,
  type FakeHalServer,
  type FakeRoute,
} from './fake-hal-server.ts';
export { renderRemote, type RemoteSetting } from './render-remote.tsx';
