export type { FillInput, OwnPage, OwnProduct } from './build-blocks.ts'
export { sectionCategories, sections } from './sections.ts'
export type { Section, SectionCategory } from './sections.ts'
