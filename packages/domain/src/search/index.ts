export { compareText } from './compare-text.ts'
export { createTitleScorer } from './rank-title.ts'
export { findTermRanges, listMessageTokens, listTermTokens, type TextRange } from './message-tokens.ts'
export { foldTerm, foldText, foldWords } from './fold-text.ts'
export {
  createMatcher,
  hasSearchLength,
  listNameWords,
  toSearchTerm,
  toSearchText,
  type SearchTerm,
  type SearchText,
} from './search-text.ts'
