export { FoundMessages, useFoundMessages } from './search/found-messages.tsx'
export { SearchResults as MessageResults } from './search/search-results.tsx'
