import { buffer } from 'node:stream/consumers'
import {
  eventOccurrencePage,
  fitRichText,
  newPageBlocks,
  PLAIN_PAGE_TYPE,
  richTextFrom,
} from '@foyer/content/definitions'
import type { OutputFor } from '@foyer/contract/client'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { UploadedFile } from '#platform/http/upload.ts'
import { newId } from '#platform/ids.ts'
import { createPages, findPageByPath, listDraftFields, type PageSeed } from '../../pages/index.ts'
import { writeChange } from '../../schedule/index.ts'
import { createSlug } from '../create-slug.ts'
import { lockRows } from '../repository.ts'
import { isAccepted, planEvents, type PlannedEvent } from './plan-events.ts'
import { readCalendar } from './read-calendar.ts'

type Report = OutputFor<'portability.checkEvents'>

const ROOT_PATH = '/events'
const MAX_BYTES = 2_097_152
const MAX_EVENTS = 500

/** The events of a file, or why it cannot be read. */
export async function readEventFile(
  { stream }: UploadedFile,
  zone: string,
): Promise<{ failure: NonNullable<Report['failure']> } | { failure: null; events: PlannedEvent[] }> {
  const bytes = await readBytes(stream)
  if (bytes.length > MAX_BYTES) return { failure: 'too_large' }
  if (bytes.length === 0) return { failure: 'empty' }
  const found = readCalendar(bytes.toString('utf8'), zone)
  if (!found) return { failure: 'not_readable' }
  const events = planEvents(found)
  if (events.length === 0) return { failure: 'empty' }
  return events.length > MAX_EVENTS ? { failure: 'too_many_events' } : { failure: null, events }
}

async function readBytes(stream: UploadedFile['stream']): Promise<Buffer> {
  try {
    return await buffer(stream)
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError('malformed')
  }
}

/** Events with the same title, first day and time are the same event. */
type EventKey = Pick<PlannedEvent, 'title' | 'first_day' | 'time'>

const toKey = ({ title, first_day, time }: EventKey): string =>
  `${first_day} ${time} ${title.toLowerCase().trim()}`

/** The event pages of an app by their key, drafts included. */
async function findEvents(db: AppDb | AppTx): Promise<ReadonlyMap<string, string>> {
  const pages = await listDraftFields(db, eventOccurrencePage.type)
  return new Map(
    pages.map(({ id, title, fields }) => {
      const { first_day, time } = fields
      return [toKey({ title, first_day: String(first_day), time: String(time) }), id]
    }),
  )
}

type Resolved = PlannedEvent & { action: Report['events'][number]['action']; page_id: string | null }

/** Says of each event what an import would do with it. Repeated ones of a file exist from the second on. */
export async function resolveEvents(db: AppDb | AppTx, events: readonly PlannedEvent[]): Promise<Resolved[]> {
  const existing = await findEvents(db)
  const seen = new Set<string>()
  return events.map((event): Resolved => {
    if (!isAccepted(event)) return { ...event, action: 'refused', page_id: null }
    const key = toKey(event)
    const page_id = existing.get(key) ?? null
    const exists = page_id !== null || seen.has(key)
    seen.add(key)
    return { ...event, action: exists ? 'exists' : 'create', page_id }
  })
}

/** Creates the events that the app lacks, as drafts. Imports of one app wait for each other. */
export async function createEvents(
  tx: AppTx,
  planned: readonly PlannedEvent[],
  { by, at }: { by: string; at: Date },
): Promise<OutputFor<'portability.importEvents'>> {
  await lockRows(tx)
  const events = await resolveEvents(tx, planned)
  const accepted = events.flatMap((event) => (event.action === 'create' ? { id: newId(), event } : []))
  const counts = {
    skipped: events.filter(({ action }) => action === 'exists').length,
    refused: events.filter(({ action }) => action === 'refused').length,
  }
  if (accepted.length === 0) return { created: [], ...counts }
  const parent_id = await ensureRoot(tx, { by, at })
  await createPages(tx, { parent_id, pages: accepted.map(({ id, event }) => toSeed(id, event)), by, at })
  for (const { id, event } of accepted)
    for (const change of event.changes)
      await writeChange(tx, { event_id: id, scope: 'one', capacity: null, changed_at: at, ...change })
  return { created: accepted.map(({ id, event }) => ({ page_id: id, title: event.title })), ...counts }
}

function toSeed(id: string, event: PlannedEvent): PageSeed {
  const { title, text, place, online_url, first_day, time, minutes, repeats, last_day } = event
  const [block] = newPageBlocks(eventOccurrencePage.type, newId)
  const body = fitRichText(richTextFrom(text))
  const blocks = block && text !== '' ? [{ ...block, props: { ...block.props, body } }] : []
  const fields = { place, online_url, first_day, time, minutes, repeats, last_day }
  return {
    id,
    content_type: eventOccurrencePage.type,
    draft: { title, fields, blocks },
    path: `${ROOT_PATH}/${createSlug(title, eventOccurrencePage.type)}`,
  }
}

async function ensureRoot(tx: AppTx, { by, at }: { by: string; at: Date }): Promise<string> {
  const found = await findPageByPath(tx, ROOT_PATH)
  if (found) return found
  const id = newId()
  const seed = { id, content_type: PLAIN_PAGE_TYPE, draft: { title: 'Events' }, path: ROOT_PATH }
  await createPages(tx, { parent_id: null, pages: [seed], by, at })
  return id
}
