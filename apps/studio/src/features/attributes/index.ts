export { attributesQuery, attributeUsesQuery, type Attribute } from './queries.ts'
