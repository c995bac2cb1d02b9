export { visitsByHour } from './repository.ts'
