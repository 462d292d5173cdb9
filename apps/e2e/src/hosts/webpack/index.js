// The page waits for the federation's runtime, as every federated page does.
void import('./page.js');
