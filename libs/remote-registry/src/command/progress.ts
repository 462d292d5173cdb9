import { Listr } from 'listr2';

type Work<Result> = (tell: (progress: string) => void) => Promise<Result>;

/** Runs one long step and shows how far it is. */
export type RunStep = <Result>(title: string, work: Work<Result>) => Promise<Result>;

export const silently: RunStep = (_title, work) => work(() => undefined);

/** A step on a terminal; where there is none, a line when it begins and one when it ends. */
export async function shown<Result>(title: string, work: Work<Result>): Promise<Result> {
  const running = Promise.withResolvers<Result>();
  const steps = new Listr(
    [
      {
        title,
        task: async (_context, task) => {
          const tell = (progress: string) => {
            task.title = `${title}: ${progress}`;
          };
          running.resolve(await work(tell));
          task.title = title;
        },
      },
    ],
    { renderer: process.stdout.isTTY ? 'default' : 'simple' },
  );
  // A step that fails rejects here, so that nobody waits for its result.
  await steps.run();
  return running.promise;
}
