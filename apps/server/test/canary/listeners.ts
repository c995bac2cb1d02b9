import { expect, vi } from 'vitest'
import { aListener, postMessage, type Listener } from '../factories/messaging.ts'
import { canRead } from './gates.ts'
import { canaryActorNames, type CanaryActor, type CanaryActorName } from './actors.ts'
import type { Scenario } from './scenario.ts'
import { isInFile } from './words.ts'

/** Opens a socket for every actor whom the app admits, subscribed to the threads of all pages from their start. */
export async function openListeners(scenario: Scenario): Promise<Map<CanaryActorName, Listener>> {
  const opened = await Promise.all(
    canaryActorNames.map(
      async (name) => [name, await openListener(scenario, scenario.actors[name])] as const,
    ),
  )
  return new Map(opened.flatMap(([name, listener]) => (listener ? [[name, listener] as const] : [])))
}

async function openListener(
  { fixture, pages }: Scenario,
  { caller, member }: CanaryActor,
): Promise<Listener | null> {
  const { token } = caller
  const user_id = member?.user_id ?? ('user_id' in caller ? String(caller.user_id) : '')
  if (!token) return null
  const listener = await aListener({ ...caller, token, slug: fixture.app.slug, user_id }).catch(() => null)
  if (!listener) return null
  await Promise.all([listener.listenToOwnChannel(), ...pages.map(({ page }) => listener.listen(page.id, 0))])
  return listener
}

/** Posts a new word on every page that an actor reads. */
export async function commentEverywhere(
  { word_catalog, pages, rules, holder }: Scenario,
  { facts }: CanaryActor,
): Promise<void> {
  for (const { name, page } of pages)
    if (canRead(rules, page.id, facts))
      await postMessage(holder, page.id, word_catalog.word(name, 'said live', 'comment'))
}

/** Waits until each listener has received an event on its own channel that was sent after all others. */
export async function waitUntilDelivered(
  { fixture }: Scenario,
  listeners: Iterable<Listener>,
): Promise<void> {
  const { api, app } = fixture
  const type = 'told_last'
  api.services.realtime.publishToAll(app.id, 'user', { seq: 0, type, data: {} })
  const hasReceived = ({ frames }: Listener) =>
    frames.some((frame) => frame.type === 'events' && frame.events.some((event) => event.type === type))
  for (const listener of listeners)
    await vi.waitFor(() => expect(hasReceived(listener)).toBe(true), { timeout: 10_000 })
}

/** Lists words of comments, old and new, that an actor may read but did not receive. */
export function listUndelivered(
  { word_catalog, pages, rules }: Scenario,
  { facts, receives_nothing }: CanaryActor,
  listener: Listener,
): string[] {
  if (receives_nothing) return []
  const received = JSON.stringify(listener.frames)
  const readable = new Set(pages.filter(({ page }) => canRead(rules, page.id, facts)).map(({ name }) => name))
  return [...word_catalog.word_map.values()]
    .filter((word) => !isInFile(word))
    .filter(({ page, level, text }) => readable.has(page) && level === 'comment' && !received.includes(text))
    .map(({ page, place: scenario }) => `${page}: ${scenario}`)
}
