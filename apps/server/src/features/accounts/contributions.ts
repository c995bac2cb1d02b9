import type { LoginParts, MemberDetailParts, MemberRowParts } from '@foyer/contract/accounts/shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** Whom a part is about. Someone whom a private app has not let in has no parts. */
export type Membership = { user_id: string; subscriber_id: string }

/** One field of an answer and how its room reads it. */
export type Part<Parts> = {
  [Field in keyof Parts]: { field: Field; read: (ctx: Ctx, member: Membership) => Promise<Parts[Field]> }
}[keyof Parts]

/** What the rooms add to every sign-in, one part for each field (spec section 3, "Login response"). */
export const loginContributions = defineContributions<Part<LoginParts>>('accounts.login_parts')

/** What the rooms add to one member's page in the studio, one part for each field. */
export const memberDetailContributions = defineContributions<Part<MemberDetailParts>>('accounts.member_parts')

/** One field of the rows of a list, read for all of them at once; who is not in the answer keeps the empty field. */
export type RowPart<Parts> = {
  [Field in keyof Parts]: {
    field: Field
    read: (ctx: Ctx, subscriber_ids: readonly string[]) => Promise<ReadonlyMap<string, Parts[Field]>>
  }
}[keyof Parts]

/** What the rooms add to the rows of the owner's list, one part for each field. */
export const memberRowContributions =
  defineContributions<RowPart<MemberRowParts>>('accounts.member_row_parts')

/** A sign-in to which no room adds anything. */
export const noLoginParts: LoginParts = {
  program_subscriptions: {},
  event_subscriptions: [],
  pack_subscriptions: [],
  page_completions: { by_uuid: [], by_content_type: {} },
  ever_completed_page_ids: [],
  page_subscriptions: [],
  bookmarked_pages: [],
  past_due_subscriptions: [],
  subscriber_properties: [],
  blocked_user_ids: [],
  exercise_swaps: [],
  access_epoch: 0,
  page_rights: '',
}

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

type AnyPart = { field: PropertyKey; read: (ctx: Ctx, member: Membership) => Promise<unknown> }

/** Reads all parts side by side; a field that no room fills stays as in `empty`. */
export async function composeParts<Parts extends object>(
  ctx: Ctx,
  member: Membership | null,
  empty: Parts,
  parts: readonly AnyPart[],
): Promise<Parts> {
  if (!member) return empty
  const read = await Promise.all(
    parts.map(async ({ field, read }) => [field, await read(ctx, member)] as const),
  )
  return { ...empty, ...Object.fromEntries(read) }
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
