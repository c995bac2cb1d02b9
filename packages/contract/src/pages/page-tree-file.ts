import { z } from 'zod'
import { accessNode } from '../access/shapes.ts'
import { id } from '../shapes.ts'

/** A page's gates with its place, as `@foyer/domain/access` reads them. */
export const treeFileNode = accessNode.extend({ page_id: id, parent: id.nullable() })

/**
 * The file behind `/_pages/_trees/<root_id>.json` (spec section 7, "A static access tree file per root page"): the
 * gates of every page of a tree that a stranger may know of. Clients draw links by it; the server never decides by it.
 */
export const pageTreeFile = z.object({
  root_id: id,
  release_id: id,
  nodes: z.record(z.string(), treeFileNode),
})

export type PageTreeFile = z.infer<typeof pageTreeFile>
