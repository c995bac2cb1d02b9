import type { Part } from '../identity/index.ts'
import type { MemberDetailParts, MemberRowParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** What the rooms add to one member's page in the studio, one part for each field. */
export const memberDetailContributions = defineContributions<Part<MemberDetailParts>>('members.member_parts')

/** One field of the rows of a list, read for all of them at once; who is not in the answer keeps the empty field. */
export type RowPart<Parts> = {
  [Field in keyof Parts]: {
    field: Field
    read: (ctx: Ctx, subscriber_ids: readonly string[]) => Promise<ReadonlyMap<string, Parts[Field]>>
  }
}[keyof Parts]

/** What the rooms add to the rows of the owner's list, one part for each field. */
export const memberRowContributions = defineContributions<RowPart<MemberRowParts>>('members.member_row_parts')

/** A member's page to which no room adds anything. */
export const noMemberDetailParts: MemberDetailParts = {
  purchases: [],
  entitlements: [],
  started: [],
  completed: [],
}

/** A row of the owner's list to which no room adds anything. */
export const noMemberRowParts: MemberRowParts = {
  plan: null,
  course: null,
  weeks: [0, 0, 0, 0, 0, 0, 0, 0],
  spent: [],
}

type AnyRowPart = {
  field: PropertyKey
  read: (ctx: Ctx, subscriber_ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>
}

/** Reads the parts of many rows side by side, each part once; gives a look-up by subscriber that is always filled. */
export async function composeRowParts<Parts extends object>(
  ctx: Ctx,
  subscriber_ids: readonly string[],
  empty: Parts,
  parts: readonly AnyRowPart[],
): Promise<(subscriber_id: string | null) => Parts> {
  if (subscriber_ids.length === 0) return () => empty
  const read = await Promise.all(
    parts.map(async ({ field, read }) => [field, await read(ctx, subscriber_ids)] as const),
  )
  return (subscriber_id) => {
    if (subscriber_id === null) return empty
    const filled = read.filter(([, values]) => values.has(subscriber_id))
    return {
      ...empty,
      ...Object.fromEntries(filled.map(([field, values]) => [field, values.get(subscriber_id)])),
    }
  }
}
