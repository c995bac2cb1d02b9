import type { Part } from '../identity/index.ts'
import type { MemberDetailParts, MemberRowParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** The parts that features add to a member's page in the studio, one per field. */
export const memberDetailContributions = defineContributions<Part<MemberDetailParts>>('members.member_parts')

/** A field of list rows, read for all rows at once; members missing from the result get the empty field. */
export type RowPart<Parts> = {
  [Field in keyof Parts]: {
    field: Field
    read: (ctx: Ctx, subscriber_ids: readonly string[]) => Promise<ReadonlyMap<string, Parts[Field]>>
  }
}[keyof Parts]

/** The parts that features add to the rows of the owner's list, one per field. */
export const memberRowContributions = defineContributions<RowPart<MemberRowParts>>('members.member_row_parts')

/** A member's page without parts. */
export const noMemberDetailParts: MemberDetailParts = {
  purchases: [],
  entitlements: [],
  started: [],
  completed: [],
}

/** A row of the owner's list without parts. */
export const noMemberRowParts: MemberRowParts = {
  plan: null,
  course: null,
  weeks: [0, 0, 0, 0, 0, 0, 0, 0],
  spent: [],
}

/** Reads the parts of some members by subscriber, of all features or of some fields only. */
export function loadRowParts(
  ctx: Ctx,
  subscriber_ids: readonly string[],
  fields?: ReadonlySet<keyof MemberRowParts>,
): Promise<(subscriber_id: string | null) => MemberRowParts> {
  const wanted = ctx.services.need(memberRowContributions).filter(({ field }) => fields?.has(field) ?? true)
  return composeRowParts(ctx, subscriber_ids, noMemberRowParts, wanted)
}

type AnyRowPart = {
  field: PropertyKey
  read: (ctx: Ctx, subscriber_ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>
}

/** Reads the parts of many rows in parallel, each part once. Returns a lookup by subscriber that always has a value. */
async function composeRowParts<Parts extends object>(
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
