export { EvidencePage as default } from '../evidence/evidence-page.tsx';
