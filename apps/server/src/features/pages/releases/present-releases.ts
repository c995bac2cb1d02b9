import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '#platform/context.ts'
import { presentRelease } from './present-release.ts'
import { listLastSwitches, findReleaseNames, type ReleaseRow } from '../queries/releases.ts'

/** Releases as the studio lists them: each with what members saw before it, and with the last return to it. */
export async function presentReleases(
  ctx: Ctx,
  rows: readonly ReleaseRow[],
  live_release_id: string | null,
): Promise<OutputFor<'pages.listReleases'>['items']> {
  const switches = await listLastSwitches(
    ctx.db,
    rows.map((row) => row.id),
  )
  const names = await findReleaseNames(ctx.db, {
    ids: [...switches.values()].flatMap(({ left_release_id }) => left_release_id ?? []),
    numbers: rows.flatMap(({ base_number }) => base_number ?? []),
  })
  return rows.map((row) => presentRelease(row, switches.get(row.id) ?? null, { live_release_id, names }))
}
