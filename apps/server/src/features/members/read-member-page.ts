import { loadRowParts } from './contributions.ts'
import { presentMember } from './presenter.ts'
import type { MemberSort } from '@foyer/contract/members/member-list-shapes'
import type { ListedMember, MemberRowParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { getMemberKey, readCursor, writeCursor } from './member-cursor.ts'
import { listPeople } from './repository/members.ts'
import type { MemberFilter } from './repository/filter-members.ts'

type MemberPageInput = {
  filter: MemberFilter
  sort: MemberSort
  limit: number
  cursor: string | undefined
  /** The parts to read; all by default. */
  parts?: ReadonlySet<keyof MemberRowParts>
}

/** Returns the rows of the owner's list after a cursor, with the parts of other features and the next cursor. */
export async function loadMemberList(
  ctx: Ctx,
  { filter, sort, limit, cursor, parts }: MemberPageInput,
): Promise<{ members: ListedMember[]; next_cursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(sort, cursor)
  const found = await listPeople(ctx.db, { filter, sort, after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const subscriber_ids = shown.flatMap(({ subscriber_id }) => subscriber_id ?? [])
  const getParts = await loadRowParts(ctx, subscriber_ids, parts)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    members: shown.map((person) => ({ ...presentMember(person), ...getParts(person.subscriber_id) })),
    next_cursor: last ? writeCursor(sort, getMemberKey(sort, last)) : null,
  }
}
