export { attendLinks } from './attend-links.ts'
export { createBoundedLookup } from './bounded-lookup.ts'
export { followReading } from './follow-reading.ts'
export { forgetTranslations } from './translations.ts'
