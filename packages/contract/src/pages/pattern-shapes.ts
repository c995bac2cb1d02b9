import { z } from 'zod'
import { id, instant, requiredLine } from '../shapes.ts'
import { fileAsset, mediaAsset } from './page-index.ts'
import { pageDraft } from './draft-shapes.ts'
import { contentType } from './shapes.ts'

/** What a page can start with: a draft without its title. What is left out is as on a new page of the type. */
export const startingDraft = pageDraft.omit({ title: true }).partial()

export const patternName = requiredLine(80)

/** A saved group of blocks, or a page template; both are copied, and pages already made never change with them. */
export const pattern = z.object({
  id,
  name: z.string(),
  /** The type of the pages that a template makes; null for a group of blocks, whose draft has nothing else. */
  content_type: contentType.nullable(),
  draft: startingDraft,
  author: z.string(),
  created_at: instant,
})

/** The pictures and files of the library that blocks show, by id. */
export const blockAssets = z.object({
  media: z.record(z.string(), mediaAsset),
  files: z.record(z.string(), fileAsset),
})
