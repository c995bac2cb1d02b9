import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '#platform/context.ts'
import { presentRelease } from './present.ts'
import { lastSwitches, nameReleases, type ReleaseRow } from '../queries/releases.ts'

/** Releases as the studio lists them: each with what members saw before it, and with the last return to it. */
export async function showReleases(
  ctx: Ctx,
  rows: readonly ReleaseRow[],
  live_release_id: string | null,
): Promise<OutputFor<'pages.listReleases'>['items']> {
  const switches = await lastSwitches(
    ctx.db,
    rows.map((row) => row.id),
  )
  const names = await nameReleases(ctx.db, {
    ids: [...switches.values()].flatMap(({ left_release_id }) => left_release_id ?? []),
    numbers: rows.flatMap(({ base_number }) => base_number ?? []),
  })
  return rows.map((row) => presentRelease(row, switches.get(row.id) ?? null, { live_release_id, names }))
}
