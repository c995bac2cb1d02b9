export { libraryRoute } from './routes.ts'
