import './frame/layers.css';

// The federation fills its share scope before anything that uses a shared package may run.
void import('./bootstrap.ts');
