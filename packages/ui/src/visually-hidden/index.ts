export { Announcement, VisuallyHidden } from './visually-hidden.tsx'
