import { defineRemoteBuild } from '../../tools/build/remote-build.ts';
import remote from './remote.ts';

export default defineRemoteBuild(remote);
