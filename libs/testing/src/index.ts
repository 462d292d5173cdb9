export { aFakeHouse, type FakeApi, type FakeHouse } from './a-fake-house.ts';
export { describeRemote, type ExposedModules } from './describe-remote.ts';
export {
  createFakeHalServer,
  type FakeAnswer,
  type FakeHalServer,
  type FakeRoute,
} from './fake-hal-server.ts';
export { fill, type FakeFilling } from './fake-filling.tsx';
export {
  renderFilling,
  renderRemote,
  type FillingSetting,
  type RemoteSetting,
} from './render-remote.tsx';
