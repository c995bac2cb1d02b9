export { libraryRoute, tagsRoute } from './routes.ts'
