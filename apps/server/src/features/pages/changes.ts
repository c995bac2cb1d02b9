import type { z } from 'zod'
import type { change } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { settingsState } from '../apps/index.ts'
import type { TreeNode } from './presenter.ts'
import { differenceOf } from './publishing/plan.ts'
import { findTreeRows } from './repository/drafts.ts'
import { studioTree } from './studio-tree.ts'

/** One thing that a publish changes, before it is known for how many, and what of a page it is. */
export type Change = Omit<z.infer<typeof change>, 'audience' | 'parts'>

const NO_PAGE = '00000000-0000-0000-0000-000000000000'

/** Every difference between drafts and the live release, and the tree that it was found in. */
export async function listChanges(ctx: Ctx): Promise<{ items: Change[]; tree: TreeNode[] }> {
  const [{ items: tree, rows, live }, settings] = await Promise.all([studioTree(ctx), settingsState(ctx.db)])
  const by_id = new Map(rows.map((row) => [row.id, row]))
  const pages = tree.flatMap((node): Change[] => {
    const { page_id, title, path, gate } = node
    const row = by_id.get(page_id)
    const difference = row ? differenceOf(row, live.get(page_id)) : 'deleted'
    return difference === 'same' ? [] : [{ page_id, title, path, gate, kind: difference }]
  })
  return { items: [...pages, ...settingsChanges(settings)], tree }
}

/** What of the drafts a publish takes along: all pages or the named ones, and the settings of the app or not. */
export type Choice = { page_ids: string[] | null; with_settings: boolean }

/** What a wish chooses: settings go with all pages, and with named ones only where it says so. */
export function choiceOf(wish: {
  page_ids?: string[] | undefined
  with_settings?: boolean | undefined
}): Choice {
  const { page_ids = null } = wish
  return { page_ids, with_settings: wish.with_settings ?? page_ids === null }
}

/** Those of some changes that a choice takes along. */
export function chosenOf(items: readonly Change[], { page_ids, with_settings }: Choice): Change[] {
  const chosen = page_ids && new Set(page_ids)
  return items.filter((item) =>
    isOfSettings(item) ? with_settings : chosen === null || chosen.has(item.page_id),
  )
}

function isOfSettings({ kind }: Change): boolean {
  return kind === 'theme' || kind === 'navigation'
}

/** What a choice would change. Throws `invalid` for a page that is neither in the draft nor in the live release. */
export async function changesOf(ctx: Ctx, choice: Choice): Promise<Change[]> {
  const page_ids = choice.page_ids ?? []
  const [{ items }, rows] = await Promise.all([listChanges(ctx), findTreeRows(ctx.db, page_ids)])
  const known = new Set([...rows.map((row) => row.id), ...items.map((item) => item.page_id)])
  const unknown = page_ids.findIndex((page_id) => !known.has(page_id))
  if (unknown >= 0) throw invalidField(`page_ids.${unknown}`, 'unknown_page')
  return chosenOf(items, choice)
}

type Compared = Pick<Awaited<ReturnType<typeof settingsState>>, 'draft' | 'released'>

/** Theme with logo and languages count as one change, tabs as another. They belong to no page. */
export function settingsChanges({ draft, released }: Compared): Change[] {
  const differs = (pick: (settings: typeof draft) => unknown): boolean =>
    released === null || JSON.stringify(pick(draft)) !== JSON.stringify(pick(released))
  const kinds: Change['kind'][] = [
    ...(differs(({ theme, logo_media_id, locales }) => [theme, logo_media_id, locales])
      ? ['theme' as const]
      : []),
    ...(differs(({ navigation }) => navigation) ? ['navigation' as const] : []),
  ]
  return kinds.map((kind) => ({ page_id: NO_PAGE, title: '', path: '', kind, gate: 'open' }))
}
