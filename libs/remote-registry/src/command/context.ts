import type { FolderStore } from '../folder/folder-store.ts';
import type { CommandLine } from './read-arguments.ts';
import type { RunStep } from './progress.ts';
import type { ApiClient } from './registry/api-client.ts';
import type { Registry } from './registry/registry.ts';

/** What a verb works with. */
export interface Context {
  line: CommandLine;
  cwd: string;
  step: RunStep;
}

/** The registry that the command was pointed to, and what only one kind of it can do. */
export interface RegistryContext extends Context {
  registry: Registry;
  /** When it is a folder. */
  store: FolderStore | undefined;
  /** When it is an installation's API. */
  client: ApiClient | undefined;
}
