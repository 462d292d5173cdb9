export { LivePlan as default } from '../live-plan/live-plan.tsx';
