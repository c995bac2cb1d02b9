/** The types of attributes (spec section 3, "Page"). */
export const ATTRIBUTE_TYPES = ['string', 'rich_text', 'image', 'video', 'audio'] as const

/** Attributes that every app has; their values come from the page and the member themselves. */
export const BUILT_IN_ATTRIBUTES = ['page.title', 'member.first_name'] as const

/** `page.` or `member.`, then a short name in lower case. */
export const ATTRIBUTE_SLUG = /^(?:page|member)\.[a-z][a-z0-9_]{0,39}$/

/** Whether an attribute is of a member: its value is personal data and is filled in on their device only. */
export function isPersonalAttribute(slug: string): boolean {
  return slug.startsWith('member.')
}

/** The first word of a name, by which texts address a member; empty where there is no name. */
export function getFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
