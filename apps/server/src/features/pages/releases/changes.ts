import type { z } from 'zod'
import type { change } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { readCurrentApp, type CurrentApp } from '../../apps/index.ts'
import {
  compareVersions,
  findDifferences,
  describeMove,
  type StudioTree,
  loadStudioTree,
  type TreeNode,
} from '../drafts/index.ts'
import { findTreeRows, listTreeRows } from '../queries/drafts.ts'
import { loadLiveSite } from '../tree/index.ts'

/** One change of a publish without its audience; for a page, only its new position is described. */
export type Change = Omit<z.infer<typeof change>, 'audience' | 'audience_change' | 'audience_key'>

/** What changes and warnings of the app's settings have in the place of a page. */
export const NO_PAGE = '00000000-0000-0000-0000-000000000000'

/** Every difference between drafts and the live release, with the tree of the drafts. */
export type Changes = { items: Change[]; tree: TreeNode[]; gates: StudioTree['gates'] }

/** Lists every difference between drafts and the live release. */
export async function listChanges(ctx: Ctx): Promise<Changes> {
  const [{ items: tree, rows, live, gates }, settings] = await Promise.all([
    loadStudioTree(ctx),
    readCurrentApp(ctx.db),
  ])
  const by_id = new Map(rows.map((row) => [row.id, row]))
  const pages = tree.flatMap((node): Change[] => {
    const { page_id, title, path, gate } = node
    const row = by_id.get(page_id)
    const version = live.get(page_id)
    const difference = compareVersions(row, version)
    const parts = row && version ? describeMove(row, version) : []
    return difference === 'same' ? [] : [{ page_id, title, path, gate, kind: difference, parts }]
  })
  return { items: [...pages, ...listSettingsChanges(settings)], tree, gates }
}

/** Whether a change is of the app's settings and of no page. */
export function isSettingsChange({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'theme' || kind === 'navigation'
}

/** What of the drafts a publish takes along: all pages or the named ones, and the settings of the app or not. */
export type Choice = { page_ids: string[] | null; with_settings: boolean }

/** Resolves the choice of what to publish: all pages include the settings, named pages only on request. */
export function resolveChoice(input: {
  page_ids?: string[] | undefined
  with_settings?: boolean | undefined
}): Choice {
  const { page_ids = null } = input
  return { page_ids, with_settings: input.with_settings ?? page_ids === null }
}

/** Whether a choice would change anything. */
export async function hasChosenChanges(ctx: Ctx, { page_ids, with_settings }: Choice): Promise<boolean> {
  if (with_settings && listSettingsChanges(await readCurrentApp(ctx.db)).length > 0) return true
  const [rows, { pages }] = await Promise.all([listTreeRows(ctx.db), loadLiveSite(ctx)])
  const { drafts, removed_ids } = findDifferences(rows, pages)
  const changed = new Set([...drafts.map((draft) => draft.id), ...removed_ids])
  return page_ids === null ? changed.size > 0 : page_ids.some((page_id) => changed.has(page_id))
}

/** Throws `invalid` for a chosen page that is neither in the draft nor in the live release. */
export async function validateChoice(ctx: Ctx, { page_ids }: Choice): Promise<void> {
  if (page_ids === null) return
  const [rows, { pages }] = await Promise.all([findTreeRows(ctx.db, page_ids), loadLiveSite(ctx)])
  const drafts = new Set(rows.map((row) => row.id))
  const unknown = page_ids.findIndex((page_id) => !drafts.has(page_id) && !pages.has(page_id))
  if (unknown >= 0) throw invalidField(`page_ids.${unknown}`, 'unknown_page')
}

type Compared = Pick<CurrentApp, 'draft' | 'released'>

/** Lists the changed settings: theme with logo and languages is one change, tabs another. They belong to no page. */
export function listSettingsChanges({ draft, released }: Compared): Change[] {
  const differs = (pick: (settings: typeof draft) => unknown): boolean =>
    released === null || JSON.stringify(pick(draft)) !== JSON.stringify(pick(released))
  const kinds: Change['kind'][] = [
    ...(differs(({ theme, logo_media_id, locales }) => [theme, logo_media_id, locales])
      ? ['theme' as const]
      : []),
    ...(differs(({ navigation }) => navigation) ? ['navigation' as const] : []),
  ]
  return kinds.map((kind) => ({ page_id: NO_PAGE, title: '', path: '', kind, gate: 'open', parts: [] }))
}
