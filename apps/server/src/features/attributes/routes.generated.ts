// Written by scripts/generate.ts from apps/server/src/features/attributes/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { createAttributeRoute } from './routes/create-attribute.ts'
import { deleteAttributeRoute } from './routes/delete-attribute.ts'
import { listAttributeUsesRoute } from './routes/list-attribute-uses.ts'
import { listAttributesRoute } from './routes/list-attributes.ts'
import { renameAttributeRoute } from './routes/rename-attribute.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['attributes.createAttribute', createAttributeRoute],
  ['attributes.deleteAttribute', deleteAttributeRoute],
  ['attributes.listAttributeUses', listAttributeUsesRoute],
  ['attributes.listAttributes', listAttributesRoute],
  ['attributes.renameAttribute', renameAttributeRoute],
]
