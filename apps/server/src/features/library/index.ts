export { recordVisit } from './record-visit.ts'
