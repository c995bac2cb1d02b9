import { useSyncExternalStore } from 'react'

/** The member as whom pages are looked at, as far as a button and a verdict need to know them. */
export type ViewedMember = {
  readonly id: string
  readonly subscriber_id: string
  readonly name: string
  readonly email: string
  readonly avatar: string | null
}

const chosen = new Map<string, ViewedMember>()
const listeners = new Set<() => void>()

/** Chooses the member as whom an app's pages are looked at, from page to page until the studio is loaded anew. */
export function viewAs(slug: string, member: ViewedMember | null): void {
  if (member) chosen.set(slug, member)
  else chosen.delete(slug)
  for (const listener of listeners) listener()
}

/** The member as whom an app's pages are looked at; null while it is nobody in particular. */
export function useViewedAs(slug: string): ViewedMember | null {
  return useSyncExternalStore(subscribe, () => chosen.get(slug) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
