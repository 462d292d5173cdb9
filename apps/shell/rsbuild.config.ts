import { defineShellBuild } from '../../tools/build/shell-build.ts';
import host from './host.ts';

export default defineShellBuild(host);
