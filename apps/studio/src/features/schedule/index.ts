export { calendarRoute } from './routes.ts'
