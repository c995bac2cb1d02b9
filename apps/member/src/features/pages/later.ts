export { attendLinks } from './attend-links.ts'
export { followReading } from './follow-reading.ts'
export { createPageLookup } from './page-lookup.ts'
export { forgetTranslations } from './translations.ts'
