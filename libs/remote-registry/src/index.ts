export { findClashes, pathShape, type Clash } from './clashes.ts';
export { composeRelease, type Composition, type ComposeOptions } from './compose-release.ts';
export { contentName, integrityOf } from './content-hash.ts';
export { layOutHost, type HostLayout } from './lay-out-host.ts';
export { hostCacheControl, hostContentSecurityPolicy, isHostPage } from './host-headers.ts';
export { findMisfits, type Misfit } from './misfits.ts';
export { readRemoteFolder, type RemoteFolder } from './remote-folder.ts';
