export { commerceRoutes } from './routes.ts'
