export { formsRoute } from './routes.ts'
