export { followReading } from './follow-reading.ts'
export { createPageLookup } from './page-lookup.ts'
export { preloadLinks } from './preload-links.ts'
