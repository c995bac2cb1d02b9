import { useSyncExternalStore } from 'react'

/** The member as whom pages are viewed, with the fields for the button and the result. */
export type ViewedMember = {
  readonly id: string
  readonly subscriber_id: string
  readonly name: string
  readonly email: string
  readonly avatar: string | null
}

const viewed_members = new Map<string, ViewedMember>()
const listeners = new Set<() => void>()

/** Sets the member as whom an app's pages are viewed, until the studio is reloaded. */
export function setViewedMember(slug: string, member: ViewedMember | null): void {
  if (member) viewed_members.set(slug, member)
  else viewed_members.delete(slug)
  for (const listener of listeners) listener()
}

/** Returns the member as whom an app's pages are viewed; null for none. */
export function useViewedMember(slug: string): ViewedMember | null {
  return useSyncExternalStore(subscribe, () => viewed_members.get(slug) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
