import { useSyncExternalStore } from 'react'

/** The member as whom pages are looked at, as far as a button and a verdict need to know them. */
export type ViewedMember = {
  readonly id: string
  readonly subscriber_id: string
  readonly name: string
  readonly email: string
  readonly avatar: string | null
}

const viewed_members = new Map<string, ViewedMember>()
const listeners = new Set<() => void>()

/** Chooses the member as whom an app's pages are looked at, from page to page until the studio is loaded anew. */
export function setViewedMember(slug: string, member: ViewedMember | null): void {
  if (member) viewed_members.set(slug, member)
  else viewed_members.delete(slug)
  for (const listener of listeners) listener()
}

/** The member as whom an app's pages are looked at; null while it is nobody in particular. */
export function useViewedMember(slug: string): ViewedMember | null {
  return useSyncExternalStore(subscribe, () => viewed_members.get(slug) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
