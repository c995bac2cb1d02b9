export { compareText } from './compare-text.ts'
export { createTitleScorer } from './rank-title.ts'
export { cutExcerpt, findExcerpt, findTitleRanges, type TextExcerpt } from './find-matches.ts'
export { findTermRanges, listMessageTokens, listTermTokens } from './message-tokens.ts'
export type { TextRange } from './places.ts'
export {
  foldTitle,
  listJoinedWords,
  listPieces,
  listTitleForms,
  listTitleTokens,
  toTitlePatterns,
  type TitlePatterns,
  type TitlePiece,
} from './title-search.ts'
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
