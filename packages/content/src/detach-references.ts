import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Field, Fields } from './fields.ts'
import { blockDefinition } from './registry.ts'
import { isRecord } from './rich-text.ts'

/** What exists where blocks are inserted. */
export type KnownReferences = {
  hasPage: (page_id: string) => boolean
  /** Whether a page of the app has this path, which begins with a slash. */
  hasPath: (path: string) => boolean
  hasProduct: (product_id: string) => boolean
  /** Pictures and files. */
  hasMedia: (media_id: string) => boolean
}

/** A reference that was removed, and the kind of its field. */
export type LostReference = { block_id: string; type: string; path: string; kind: Field['kind'] }

type Lost = (path: string, kind: Field['kind']) => void

/**
 * Removes the references of blocks to pages, products, pictures and files that do not exist where they are inserted.
 * Each is marked in `choose_again` of its block, so that it prevents publishing until the owner has chosen another.
 */
export function detachReferences(
  blocks: readonly StoredBlock[],
  known: KnownReferences,
): { blocks: StoredBlock[]; lost: LostReference[] } {
  const lost: LostReference[] = []
  return { blocks: blocks.map((block) => detachBlock(block, known, lost)), lost }
}

function detachBlock(block: StoredBlock, known: KnownReferences, lost: LostReference[]): StoredBlock {
  const paths = new Set(block.choose_again)
  const fields = blockDefinition(block.type)?.fields ?? {}
  const { choose_again: _before, children, ...own } = block
  const props = detachFields(fields, block.props, known, (path, kind) => {
    lost.push({ block_id: block.id, type: block.type, path, kind })
    paths.add(path)
  })
  return {
    ...own,
    props,
    ...(paths.size > 0 ? { choose_again: [...paths] } : {}),
    ...(children ? { children: children.map((child) => detachBlock(child, known, lost)) } : {}),
  }
}

/** Removes the unknown references of props along their fields. */
function detachFields(
  fields: Fields,
  props: Record<string, unknown>,
  known: KnownReferences,
  onLost: Lost = () => {},
  path = '',
): Record<string, unknown> {
  const detached = { ...props }
  for (const [prop, field] of Object.entries(fields)) {
    const value = props[prop]
    if (value === undefined || value === null) continue
    const here = path === '' ? prop : `${path}.${prop}`
    if (field.kind === 'list') {
      if (!Array.isArray(value)) continue
      detached[prop] = value.map((item: unknown, index) =>
        isRecord(item) ? detachFields(field.fields, item, known, onLost, `${here}.${index}`) : item,
      )
      continue
    }
    const next = detachValue(field, value, known)
    if (next === value) continue
    detached[prop] = next
    onLost(here, field.kind)
  }
  return detached
}

/** Returns the same value where all that it refers to is known. */
function detachValue(field: Field, value: unknown, known: KnownReferences): unknown {
  switch (field.kind) {
    case 'page':
      return isUnknown(value, known.hasPage) ? null : value
    case 'product':
      return isUnknown(value, known.hasProduct) ? null : value
    case 'pages':
      return filterIds(value, known.hasPage)
    case 'image':
    case 'file':
      return detachMedia(value, known)
    case 'video':
      return detachVideo(value, known)
    case 'action':
      return detachAction(value, known)
    case 'rich_text':
      return detachLinks(value, known)
    default:
      return value
  }
}

function isUnknown(id: unknown, isKnown: (id: string) => boolean): boolean {
  return typeof id === 'string' && id !== '' && !isKnown(id)
}

function filterIds(value: unknown, isKnown: (id: string) => boolean): unknown {
  if (!Array.isArray(value) || !value.some((id) => isUnknown(id, isKnown))) return value
  return value.filter((id) => !isUnknown(id, isKnown))
}

function detachMedia(value: unknown, { hasMedia }: KnownReferences): unknown {
  return isRecord(value) && isUnknown(value['media_id'], hasMedia) ? null : value
}

function detachVideo(value: unknown, known: KnownReferences): unknown {
  const video = detachMedia(value, known)
  return isRecord(video) && isUnknown(video['poster_id'], known.hasMedia)
    ? { ...video, poster_id: null }
    : video
}

function detachAction(value: unknown, known: KnownReferences): unknown {
  if (!isRecord(value)) return value
  const action = { ...value }
  for (const name of ['page_id', 'form_id', 'overlay_id'])
    if (isUnknown(action[name], known.hasPage)) action[name] = null
  if (isUnknownPath(action['url'], known)) action['url'] = ''
  if ('product_ids' in action) action['product_ids'] = filterIds(action['product_ids'], known.hasProduct)
  if ('image' in action) action['image'] = detachMedia(action['image'], known)
  if ('video' in action) action['video'] = detachVideo(action['video'], known)
  return Object.keys(action).some((name) => action[name] !== value[name]) ? action : value
}

/** Removes the links to paths of another app; their text stays. */
function detachLinks(value: unknown, known: KnownReferences): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => detachLinks(item, known))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const { content, marks } = value
  const node = { ...value }
  const safe_marks = Array.isArray(marks) ? marks.filter((mark) => !isUnknownLink(mark, known)) : []
  if (Array.isArray(marks) && safe_marks.length < marks.length) node['marks'] = safe_marks
  if (content !== undefined) node['content'] = detachLinks(content, known)
  return node['marks'] === marks && node['content'] === content ? value : node
}

function isUnknownLink(mark: unknown, known: KnownReferences): boolean {
  if (!isRecord(mark) || mark['type'] !== 'link' || !isRecord(mark['attrs'])) return false
  return isUnknownPath(mark['attrs']['href'], known)
}

function isUnknownPath(href: unknown, { hasPath }: KnownReferences): boolean {
  if (typeof href !== 'string' || !href.startsWith('/')) return false
  return !hasPath(href.split(/[?#]/)[0] ?? href)
}
