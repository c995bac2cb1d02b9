export { messageMailsNeed } from './needs.ts'
export { hasFinished as hasTraining } from './repository/history.ts'
