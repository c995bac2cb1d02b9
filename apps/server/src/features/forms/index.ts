import { keepRows } from '../accounts/index.ts'
import { formsKept } from './repository/kept-rows.ts'
export { hasSubmissions } from './repository/submissions.ts'

keepRows(formsKept)
