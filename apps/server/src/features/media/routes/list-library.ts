import { listLibrary as call } from '@foyer/contract/media/list-library'
import { implement } from '#platform/http/implement.ts'
import type { Ctx } from '#platform/context.ts'
import { countMediaUses } from '#platform/uses.ts'
import { listLibraryRows, type LibraryFilter, type LibraryRow } from '../library-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { presentLibrary } from '../present-library.ts'

/** Rows that one call reads in search of used or unused ones: the next page goes on from there. */
const MAX_BATCHES = 5
const BATCH = 100

export const listLibraryRoute = implement(
  call,
  mediaPolicy.readLibrary,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { is_used, before, limit, ...filter } = input
    const { rows, next_before } =
      is_used === undefined
        ? await readPage(ctx, filter, { before, limit })
        : await searchByUse(ctx, filter, { is_used, before, limit })
    return { items: await presentLibrary(ctx, rows), next_before }
  },
)

type Page = { rows: LibraryRow[]; next_before: string | null }
type Position = { before: string | undefined; limit: number }

async function readPage(ctx: Ctx, filter: LibraryFilter, { before, limit }: Position): Promise<Page> {
  const found = await listLibraryRows(ctx.db, { ...filter, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  return { rows, next_before: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

async function searchByUse(
  ctx: Ctx,
  filter: LibraryFilter,
  { is_used, before, limit }: Position & { is_used: boolean },
): Promise<Page> {
  const rows: LibraryRow[] = []
  let last = before
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { rows: read, next_before } = await readPage(ctx, filter, { before: last, limit: BATCH })
    const counts = await countMediaUses(
      ctx,
      read.map(({ id }) => id),
    )
    for (const row of read) {
      if ((counts.get(row.id) ?? 0) > 0 === is_used) rows.push(row)
      if (rows.length === limit) return { rows, next_before: row.id }
    }
    if (next_before === null) return { rows, next_before: null }
    last = next_before
  }
  return { rows, next_before: last ?? null }
}
