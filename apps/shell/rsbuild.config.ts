import { defineShellBuild } from '../../tools/build/shell-build.ts';

export default defineShellBuild();
