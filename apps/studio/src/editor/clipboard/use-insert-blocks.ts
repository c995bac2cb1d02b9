import {
  blockDefinition,
  collectReferences,
  copyBlocks,
  detachReferences,
  flattenBlocks,
  type KnownReferences,
  type LostReference,
} from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { RESERVED_SEGMENTS } from '@foyer/domain/constants'
import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { useAnnounce } from '../announce.tsx'
import { formatError } from '../../platform/problem.ts'
import { toasts } from '../../platform/toasts.ts'
import type { MediaStore } from '../media-store.tsx'
import { useEditorServices, type EditorServices } from '../services.tsx'
import type { BlockPlace } from '../state/blocks.ts'
import type { EditorCommands } from '../use-editor.ts'

/** Blocks to insert, and the app whose paths their links name; null: those of this app. */
export type BlockSource = {
  readonly blocks: readonly StoredBlock[]
  readonly app: string | null
  /** Announced when they are inserted. */
  readonly text: (count: number) => string
}

/**
 * Returns a function that inserts copies of blocks with new ids. References to what this app does not have are removed
 * and marked, and a toast names them.
 */
export function useInsertBlocks(
  commands: Pick<EditorCommands, 'insert'>,
  store: MediaStore,
): (source: BlockSource, into?: BlockPlace) => Promise<boolean> {
  const t = useT()
  const format = useFormat()
  const announce = useAnnounce()
  const services = useEditorServices()
  return async ({ blocks, app, text }, into) => {
    const known = await findKnown(services, store, blocks).catch((error: unknown) => {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
      return null
    })
    if (!known) return false
    const has_own_paths = app === null || app === services.app.slug
    const known_here = has_own_paths ? { ...known, hasPath: () => true } : known
    const { blocks: safe, lost } = detachReferences(blocks, known_here)
    if (
      !commands.insert(
        copyBlocks(safe, () => crypto.randomUUID()),
        into,
      )
    )
      return false
    const done = text(flattenBlocks(blocks).length)
    announce(done)
    if (lost.length > 0)
      toasts.add({
        text: t('editor.paste.choose_again', { done, names: format.list(listLostNames(t, lost)) }),
      })
    return true
  }
}

/** Finds what the app has of all that the blocks refer to, and adds their pictures and files to the open page. */
async function findKnown(
  services: EditorServices,
  store: MediaStore,
  blocks: readonly StoredBlock[],
): Promise<KnownReferences> {
  const { media_ids, files } = collectReferences(blocks)
  const wanted = [...media_ids, ...files.map(({ media_id }) => media_id)]
  const is_here = (id: string): boolean => id in store.media || id in store.files
  const found = wanted.every(is_here) ? { media: {}, files: {} } : await services.findBlockAssets(blocks)
  for (const asset of Object.values(found.media)) store.addMedia(asset)
  for (const file of Object.values(found.files)) store.addFile(file)
  const pages = services.pages.filter(({ state }) => state !== 'deleted')
  const page_ids = new Set(pages.map(({ page_id }) => page_id))
  const paths = new Set(pages.map(({ path }) => path))
  const product_ids = new Set(services.products.map(({ id }) => id))
  return {
    hasPage: (id) => page_ids.has(id),
    hasPath: (path) => paths.has(path) || RESERVED_SEGMENTS.has(path.split('/')[1] ?? ''),
    hasProduct: (id) => product_ids.has(id),
    hasMedia: (id) => is_here(id) || id in found.media || id in found.files,
  }
}

/** Names each block that lost a reference by its type, once. */
function listLostNames(t: Translate, lost: readonly LostReference[]): string[] {
  const names = lost.map(({ type }) => {
    const label = blockDefinition(type)?.picker.label
    return label ? t(label) : t('editor.outline.unknown')
  })
  return [...new Set(names)]
}
