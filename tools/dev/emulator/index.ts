import { keepRenderers } from './keep-renderers.ts';

keepRenderers();
// The federation fills its share scope before anything that uses a shared package may run.
void import('./start.ts');
