import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/ports.ts'
import type { Membership } from '../accounts/index.ts'
import type { OwnPage } from '../progress/index.ts'

/** The lists of pages that a member's own content is made of (spec section 3, "My content"). */
export type PageList =
  | 'programs'
  | 'events'
  | 'recentPages'
  | 'packs'
  | 'pages'
  | 'shared_items'
  | 'upcoming_pages'
  | 'bookmarked_items'

/** One list, and how its room reads it; the library judges the pages and draws the cards. */
export type MyContentPart = {
  field: PageList
  read: (ctx: Ctx, member: Membership) => Promise<readonly OwnPage[]>
}

/** What the rooms add to a member's own content; `app/` joins them. */
export const myContentContributions = defineContributions<MyContentPart>()
