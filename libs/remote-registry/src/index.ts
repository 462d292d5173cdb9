export { addressIn, addressOf, releasedRemoteAt } from './address.ts';
export { contentName, integrityOf } from './content-hash.ts';
export { FolderStore } from './folder/folder-store.ts';
export { layOutShell } from './folder/lay-out-shell.ts';
export { findFindings } from './gate/find-findings.ts';
export { hostCacheControl, hostContentSecurityPolicy, isHostPage } from './host-headers.ts';
export { moveChannel, type MoveOutcome, type MoveRequest } from './move/move-channel.ts';
export { planMove, type MovePlan, type MoveState } from './move/plan-move.ts';
export {
  publishVersion,
  type Publication,
  type PublishOutcome,
} from './publish/publish-version.ts';
export type { NewVersion, RegistryStore, Swap } from './registry-store.ts';
export { readRemoteFolder, type FolderReading, type RemoteFolder } from './remote-folder.ts';
export { shipRelease, type Shipment, type ShipOutcome } from './ship/ship-release.ts';
