export { messageMailsNeed } from './needs.ts'
