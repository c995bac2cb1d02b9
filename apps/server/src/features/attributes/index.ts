export { attributeUsesNeed } from './needs.ts'
export { findAttributeBySlug, listAttributes } from './repository.ts'
