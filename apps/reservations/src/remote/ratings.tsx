export { RatingScreen as default } from '../ratings/rating-screen.tsx';
