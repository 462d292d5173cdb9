export { FeedbackPage as default } from '../feedback/feedback-page.tsx';
