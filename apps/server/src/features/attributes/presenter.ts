import { attributeType, type Attribute } from '@foyer/contract/attributes/shapes'
import type { AttributeRow } from './repository.ts'

/** A row in the shape of the contract. */
export function presentAttribute({ type, created_at, ...row }: AttributeRow): Attribute {
  return { ...row, type: attributeType.parse(type), created_at: created_at.toISOString() }
}
