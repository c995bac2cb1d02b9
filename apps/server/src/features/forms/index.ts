export { hasSubmissions } from './repository/submissions.ts'
