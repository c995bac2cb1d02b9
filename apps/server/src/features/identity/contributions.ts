import type { LoginParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** Whom a part is about. Someone whom a private app has not let in has no parts. */
export type Membership = { user_id: string; subscriber_id: string }

/** One field of an answer and how its room reads it. */
export type Part<Parts> = {
  [Field in keyof Parts]: { field: Field; read: (ctx: Ctx, member: Membership) => Promise<Parts[Field]> }
}[keyof Parts]

/** What the rooms add to every sign-in, one part for each field (spec section 3, "Login response"). */
export const loginContributions = defineContributions<Part<LoginParts>>('identity.login_parts')

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
