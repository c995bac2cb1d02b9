import './jobs.ts'

export { visitsByHour } from './repository.ts'
