import type { MemberInvitation } from '@foyer/contract/members/member-admin-shapes'
import type { InvitationRow } from './repository/member-invitations.ts'

/** Presents an open invitation with the titles of its products; deleted products are omitted. */
export function presentInvitation(
  row: InvitationRow,
  { now, titles }: { now: Date; titles: ReadonlyMap<string, string> },
): MemberInvitation {
  const { id, email, name, product_ids, invited_by_name, invited_at, sent_at, expires_at } = row
  return {
    id,
    email,
    name,
    invited_by_name,
    products: product_ids.flatMap((product_id) => {
      const title = titles.get(product_id)
      return title === undefined ? [] : [{ id: product_id, title }]
    }),
    invited_at: invited_at.toISOString(),
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  }
}
