export { compareText } from './compare-text.ts'
export { foldTerm, foldText, foldWords } from './fold-text.ts'
export {
  createMatcher,
  listNameWords,
  toSearchTerm,
  toSearchText,
  type SearchTerm,
  type SearchText,
} from './search-text.ts'
