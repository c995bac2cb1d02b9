export { presentContent } from './present-content.ts'
export { recordVisit } from './record-visit.ts'
