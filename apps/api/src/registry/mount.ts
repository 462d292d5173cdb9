import type { Api } from '../platform/http/api.ts';
import { mountFindMissingFiles } from './find-missing-files/route.ts';
import { mountIssueDeployToken } from './issue-deploy-token/route.ts';
import { mountListDeployTokens } from './list-deploy-tokens/route.ts';
import { mountListVersions } from './list-versions/route.ts';
import { mountMoveChannel } from './move-channel/route.ts';
import { mountPublishVersion } from './publish-version/route.ts';
import { mountReadChannel } from './read-channel/route.ts';
import { mountRevokeDeployToken } from './revoke-deploy-token/route.ts';
import { mountServeRelease } from './serve-release/route.ts';
import { mountStoreFile } from './store-file/route.ts';

export function mountRegistry(api: Api): void {
  mountStoreFile(api);
  mountFindMissingFiles(api);
  mountPublishVersion(api);
  mountListVersions(api);
  mountMoveChannel(api);
  mountReadChannel(api);
  mountIssueDeployToken(api);
  mountListDeployTokens(api);
  mountRevokeDeployToken(api);
  mountServeRelease(api);
}
