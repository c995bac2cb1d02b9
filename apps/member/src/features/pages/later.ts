export { createPageLookup } from './page-lookup.ts'
export { preloadLinks } from './preload-links.ts'
