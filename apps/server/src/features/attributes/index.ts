export { attributeUsesNeed } from './needs.ts'
export { type AttributeSeed, createAttributes, findAttributeBySlug, listAttributes } from './repository.ts'
