export { cleanLine, cleanText, hasVisibleText } from '@foyer/contract/rules/text'
export { excerpt, graphemes, truncate } from './graphemes.ts'
export { getInitials } from './initials.ts'
