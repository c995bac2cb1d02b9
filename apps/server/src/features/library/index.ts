import { keepRows } from '../accounts/index.ts'
import { libraryKept } from './kept-rows.ts'
export { myContentContributions, type MyContentPart } from './contributions.ts'
export { contentLinksPort, heldProductsPort } from './ports.ts'
export { recordVisit } from './record-visit.ts'

keepRows(libraryKept)
