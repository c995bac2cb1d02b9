export { IMAGE_ACCEPT, convertHeic, isHeic } from './image-file.ts'
