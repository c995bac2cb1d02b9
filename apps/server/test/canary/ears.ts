import { expect, vi } from 'vitest'
import { anEar, say, type Ear } from '../factories/messaging.ts'
import { mayRead } from './gates.ts'
import { knockerNames, type Knocker, type KnockerName } from './knockers.ts'
import type { SweptPlace } from './swept-place.ts'

/** Everyone whose socket the app takes, listening to the threads of all pages from their beginning. */
export async function theEars(place: SweptPlace): Promise<Map<KnockerName, Ear>> {
  const opened = await Promise.all(
    knockerNames.map(async (name) => [name, await overhear(place, place.knockers[name])] as const),
  )
  return new Map(opened.flatMap(([name, ear]) => (ear ? [[name, ear] as const] : [])))
}

async function overhear({ world, pages }: SweptPlace, { caller, member }: Knocker): Promise<Ear | null> {
  const { token } = caller
  const user_id = member?.user_id ?? ('user_id' in caller ? String(caller.user_id) : '')
  if (!token) return null
  const ear = await anEar({ ...caller, token, slug: world.app.slug, user_id }).catch(() => null)
  if (!ear) return null
  await Promise.all([ear.listenToOwn(), ...pages.map(({ page }) => ear.listen(page.id, 0))])
  return ear
}

/** Says a new word on every page that somebody reads. */
export async function sayEverywhere(
  { book, pages, rules, holder }: SweptPlace,
  { facts }: Knocker,
): Promise<void> {
  for (const { name, page } of pages)
    if (mayRead(rules, page.id, facts)) await say(holder, page.id, book.word(name, 'said live', 'comment'))
}

/** Waits until each of them has been told something on their own channel that was sent after all else. */
export async function untilToldLast({ world }: SweptPlace, ears: Iterable<Ear>): Promise<void> {
  const { api, app } = world
  const type = 'told_last'
  api.services.realtime.publishToAll(app.id, 'user', { seq: 0, type, data: {} })
  const hasHeard = ({ frames }: Ear) =>
    frames.some((frame) => frame.type === 'events' && frame.events.some((event) => event.type === type))
  for (const ear of ears) await vi.waitFor(() => expect(hasHeard(ear)).toBe(true), { timeout: 10_000 })
}

/** Words of comments, old and new, that somebody may read and was not told. */
export function unheard(
  { book, pages, rules }: SweptPlace,
  { facts, hears_nothing }: Knocker,
  ear: Ear,
): string[] {
  if (hears_nothing) return []
  const heard = JSON.stringify(ear.frames)
  const readable = new Set(pages.filter(({ page }) => mayRead(rules, page.id, facts)).map(({ name }) => name))
  return [...book.words.values()]
    .filter(({ page, level, text }) => readable.has(page) && level === 'comment' && !heard.includes(text))
    .map(({ page, place }) => `${page}: ${place}`)
}
