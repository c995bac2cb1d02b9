import { dependsOnMember } from '@foyer/domain/content-list'
import {
  blockDefinition,
  flattenBlocks,
  OWN_LIST,
  pageTypeDefinition,
  visitFields,
  type Field,
} from '@foyer/content/definitions'
import type { z } from 'zod'
import type { changeSuggestion, publishProblem } from '@foyer/contract/pages/draft-shapes'
import { blockAction, type StoredBlock } from '@foyer/contract/pages/shapes'
import { isReadableOn } from '@foyer/domain/theme'
import type { Ctx } from '#platform/context.ts'
import { compileDraft, findOwnFrames, type Draft } from '../content/index.ts'
import { findDraftCircles, resolveLists, type TreeNode } from '../drafts/index.ts'
import { findFiles } from '../../media/index.ts'
import { findDrafts, type DraftRow } from '../queries/drafts.ts'
import type { Change } from './changes.ts'

type Suggestion = Omit<z.infer<typeof changeSuggestion>, 'ignored'>
type Problem = z.infer<typeof publishProblem>
type Found = Pick<Suggestion, 'block_id' | 'path' | 'code'>

/** How many are named, and how many pages are read at once. */
const MAX_FOUND = 100
const BATCH = 50

/**
 * Reads the added and changed pages: why they would be left out of a release, and what should be better on them:
 * pictures without alternative text, videos without captions, empty lists and parts, buttons without a text and links to
 * deleted pages.
 */
export async function reviewChanges(
  ctx: Ctx,
  changes: readonly Change[],
  tree: readonly TreeNode[],
): Promise<{ problems: Problem[]; suggestions: Suggestion[] }> {
  const page_ids = new Set(tree.flatMap(({ state, page_id }) => (state === 'deleted' ? [] : [page_id])))
  const ids = changes.flatMap(({ kind, page_id }) =>
    kind === 'added' || kind === 'changed' ? [page_id] : [],
  )
  const problems: Problem[] = []
  const suggestions: Suggestion[] = []
  for (let at = 0; at < ids.length && problems.length + suggestions.length < MAX_FOUND; at += BATCH) {
    const drafts = (await findDrafts(ctx.db, ids.slice(at, at + BATCH))).map((row) => ({
      row,
      compiled: compileDraft(row.content_type, row.draft as Draft, row.fields_version),
    }))
    const file_ids = drafts.flatMap(({ compiled }) => compiled.content.file_ids ?? [])
    const silent = new Set(
      (await findFiles(ctx.db, file_ids)).flatMap(({ id, kind, captions }) =>
        kind === 'video' && captions.length === 0 ? [id] : [],
      ),
    )
    for (const { row, compiled } of drafts) {
      const page = { page_id: row.id, title: row.title }
      const { problems: own, frames, content } = compiled
      const own_frames = await findOwnFrames(ctx.services, frames)
      const circles = await findDraftCircles(ctx, row)
      problems.push(...[...own, ...circles].map((problem) => ({ ...problem, ...page })))
      problems.push(
        ...own_frames.map(({ block_id, path }) => ({ ...page, block_id, path, code: 'own_host' as const })),
      )
      const lists = await resolveLists(ctx, row, content.lists)
      const personal = new Set(
        content.lists.flatMap((rule) =>
          rule.rule === 'filter' && dependsOnMember(rule.filter) ? [rule.key] : [],
        ),
      )
      const found = findInFields(row, { page_ids, silent, lists, personal })
      const { background_color, color_mode } = content
      if (background_color !== null && !isReadableOn(background_color, color_mode))
        found.unshift({ block_id: null, path: 'background_color', code: 'background_hard_to_read' })
      suggestions.push(...found.map((place) => ({ ...page, ...place })))
    }
  }
  return { problems: problems.slice(0, MAX_FOUND), suggestions: suggestions.slice(0, MAX_FOUND) }
}

type Known = {
  page_ids: ReadonlySet<string>
  /** Videos without captions. */
  silent: ReadonlySet<string>
  lists: Readonly<Record<string, readonly string[]>>
  /** The lists that differ for each member: a guest's being empty says nothing. */
  personal: ReadonlySet<string>
}

function findInFields(
  { draft, content_type }: Pick<DraftRow, 'draft' | 'content_type'>,
  { page_ids, silent, lists, personal }: Known,
): Found[] {
  const { blocks, fields } = draft as Draft
  const found: Found[] = []
  const isDeletedPage = (id: unknown) => typeof id === 'string' && id !== '' && !page_ids.has(id)
  const visit =
    (block_id: string | null): Parameters<typeof visitFields>[2] =>
    (field, value, at) => {
      const add = (code: Suggestion['code']): void => {
        found.push({ block_id, path: block_id === null ? `fields.${at}` : at, code })
      }
      if (field.kind === 'image' && isUploaded(value) && at !== 'cover') {
        if (!hasAlt(value)) add('picture_without_alt')
      }
      if (field.kind === 'action' && hasSilentPicture(value)) {
        found.push({
          block_id,
          path: `${block_id === null ? 'fields.' : ''}${at}.image`,
          code: 'picture_without_alt',
        })
      }
      if (field.kind === 'video' && isUploaded(value) && silent.has(value.media_id))
        add('video_without_captions')
      if (field.kind === 'page' && !field.may_be_gone && isDeletedPage(value)) add('link_to_deleted_page')
      if (field.kind !== 'pages' || !Array.isArray(value)) return
      const key = block_id ?? OWN_LIST
      const by_rule = lists[key]
      if ((by_rule ?? value).length === 0 && !personal.has(key)) add('list_is_empty')
      if (!by_rule && value.some((id) => typeof id === 'string' && !page_ids.has(id)))
        add('link_to_deleted_page')
    }
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, fields, visit(null))
  for (const block of flattenBlocks(blocks)) {
    visitFields(blockDefinition(block.type)?.fields ?? {}, block.props, visit(block.id))
    found.push(...findUnfinished(block))
  }
  return found
}

/** What a block lacks so that members see nothing of it, or do not know what it is. */
function findUnfinished({ id, type, props, children = [] }: StoredBlock): Found[] {
  const definition = blockDefinition(type)
  if (!definition) return []
  const is_blank = (prop: string): boolean => {
    const value = props[prop]
    return value == null || (typeof value === 'string' && value.trim() === '')
  }
  const found: Found[] = []
  for (const [prop, field] of Object.entries<Field>(definition.fields)) {
    if (field.kind === 'action' && field.is_required && field.text_prop && is_blank(field.text_prop))
      found.push({ block_id: id, path: field.text_prop, code: 'button_without_text' })
    if (field.kind === 'frame' && field.name_prop && !is_blank(prop) && is_blank(field.name_prop))
      found.push({ block_id: id, path: field.name_prop, code: 'frame_without_name' })
  }
  if (definition.children && children.length === 0)
    found.push({ block_id: id, path: 'children', code: 'parts_are_empty' })
  return found
}

/** Whether an action shows an uploaded picture without a text in full. */
function hasSilentPicture(value: unknown): boolean {
  const { data } = blockAction.safeParse(value)
  return data?.type === 'open_lightbox' && isUploaded(data.image) && !hasAlt(data.image)
}

function hasAlt(picture: { media_id: string }): boolean {
  return String(Reflect.get(picture, 'alt') ?? '').trim() !== ''
}

function isUploaded(value: unknown): value is { media_id: string } {
  return (
    typeof value === 'object' && value !== null && 'media_id' in value && typeof value.media_id === 'string'
  )
}
