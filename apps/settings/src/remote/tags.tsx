export { TagsScreen as default } from '../tags/tags-screen.tsx';
