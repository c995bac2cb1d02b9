import type { z } from 'zod'
import type { changeWarning } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { isSettingsChange, listChanges, type Changes, type Choice } from './changes.ts'
import { findIgnored, formatWarningKey, type WarningKey } from '../queries/ignored-warnings.ts'
import { findDeadButtons } from './find-dead-buttons.ts'
import { findDeadTabs } from './find-dead-tabs.ts'
import { findUnknownAttributes } from './find-unknown-attributes.ts'

type Warning = z.infer<typeof changeWarning>

/** Adds to each warning who ignores it, and why. */
export async function addIgnored<One extends WarningKey>(
  ctx: Ctx,
  found: readonly One[],
): Promise<(One & Pick<Warning, 'ignored'>)[]> {
  const ignored = await findIgnored(
    ctx.db,
    found.map(({ page_id }) => page_id),
  )
  return found.map((one) => ({ ...one, ignored: ignored.get(formatWarningKey(one)) ?? null }))
}

/** Finds the buttons and the items of the navigation that lead nowhere if the changes are published. */
export async function findWarnings(
  ctx: Ctx,
  { items, tree }: Pick<Changes, 'items' | 'tree'>,
): Promise<Warning[]> {
  const found = [
    ...(await findDeadButtons(ctx, items, tree)),
    ...(await findDeadTabs(ctx, tree)),
    ...(await findUnknownAttributes(ctx, items)),
  ]
  return addIgnored(ctx, found)
}

/** Throws `warnings_not_accepted` if a publish of this choice has more warnings than are accepted. */
export async function requireAcceptedWarnings(
  ctx: Ctx,
  { page_ids }: Choice,
  accepted: number,
): Promise<void> {
  const changes = await listChanges(ctx)
  const chosen = page_ids && new Set(page_ids)
  const left_out = new Set(
    changes.items.flatMap((change) =>
      isSettingsChange(change) || !chosen || chosen.has(change.page_id) ? [] : [change.page_id],
    ),
  )
  const warnings = (await findWarnings(ctx, changes)).filter(
    ({ page_id, needs_page_id, ignored }) =>
      ignored === null && !left_out.has(page_id) && (needs_page_id === null || left_out.has(needs_page_id)),
  )
  if (warnings.length > accepted) throw new CallError('warnings_not_accepted', { count: warnings.length })
}
