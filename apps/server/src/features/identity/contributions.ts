import type { LoginParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** The member whom a part is about. A user not approved by a private app has no parts. */
export type Membership = { user_id: string; subscriber_id: string }

/** A field of a response and how its feature reads it. */
export type Part<Parts> = {
  [Field in keyof Parts]: { field: Field; read: (ctx: Ctx, member: Membership) => Promise<Parts[Field]> }
}[keyof Parts]

/** The parts that features add to every sign-in, one per field (spec section 3, "Login response"). */
export const loginContributions = defineContributions<Part<LoginParts>>('identity.login_parts')

/** A login response without parts. */
export const noLoginParts: LoginParts = {
  program_subscriptions: {},
  event_subscriptions: [],
  pack_subscriptions: [],
  page_completions: { by_uuid: [], by_content_type: {} },
  ever_completed_page_ids: [],
  page_subscriptions: [],
  bookmarked_pages: [],
  billing_country: null,
  past_due_subscriptions: [],
  subscriber_properties: [],
  blocked_user_ids: [],
  exercise_swaps: [],
  access_epoch: 0,
  page_rights: '',
}

type AnyPart = { field: PropertyKey; read: (ctx: Ctx, member: Membership) => Promise<unknown> }

/** Reads all parts in parallel; a field that no feature provides stays as in `empty`. */
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
