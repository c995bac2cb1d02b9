import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrafts } from '../features/forms/drafts.ts'
import { createPageCache, type CachedPage } from '../features/pages/index.ts'
import { pageKey } from '../features/pages/page-cache.ts'
import { readStoredLanguage } from '../platform/language/stored-language.ts'
import type { QueuedWrite } from '../platform/offline/queued-writes.ts'
import { createWriteQueue } from '../platform/offline/create-write-queue.ts'
import { createPreferences } from '../platform/preferences.ts'
import { viewerKey, type StoredSession } from '../platform/session/session-state.ts'
import { createSession } from '../platform/session/session-store.ts'
import { localStore, sessionStore } from '../platform/storage/local.ts'
import { memoryRecords, type Records } from '../platform/storage/memory-records.ts'
import { COLOR_MODE_KEY } from '../platform/theme/color-mode.ts'

const app_id = '00000000-0000-4000-8000-0000000000a1'
const member_id = '00000000-0000-4000-8000-0000000000d1'
const viewer = '00000000-0000-4000-8000-0000000000d1.24sjm0emk63'

/** Records in the shape of an older version, whose types this version need not know. */
async function stored<T>(records: Readonly<Record<string, unknown>>): Promise<Records<T>> {
  const all = memoryRecords<T>()
  for (const [key, value] of Object.entries(records)) await all.set(key, value as T)
  return all
}

function storageOf(items: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const writes = {
  'key-1': {
    key: 'key-1',
    kind: 'complete',
    name: 'progress.completePage',
    input: { id: '00000000-0000-4000-8000-000000000001' },
    title: 'Slow lifts',
    detail: null,
    coalesce: 'complete 00000000-0000-4000-8000-000000000001',
    viewer_id: member_id,
    at: 1,
  },
  'key-2': {
    key: 'key-2',
    kind: 'send',
    name: 'accounts.askSupport',
    input: { message: 'The picture does not load.', diagnostics: {} },
    title: 'Support',
    detail: 'The picture does not load.',
    coalesce: null,
    viewer_id: member_id,
    at: 2,
  },
}

const session = {
  user: {
    id: member_id,
    email: 'dana@example.com',
    name: 'Dana',
    timezone: 'Europe/Berlin',
    subscriber_id: '00000000-0000-4000-8000-0000000000d2',
    subscriber_uuid: '00000000-0000-4000-8000-0000000000d2',
    is_admin: false,
    is_account_admin: false,
    is_app_messaging_profile: false,
    active_product_ids: [],
    global_events_channel: 'user:00000000-0000-4000-8000-0000000000d1',
    avatar_urls: null,
    can_receive_messages_from_members: true,
    profile_visibility: 'public',
    language: null,
    passwordless: false,
    auth_provider: 'default',
    is_email_verified: true,
    attributes: {},
    app_subscription: null,
  },
  facts: {
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
    access_epoch: 1,
    page_rights: '',
  },
}

describe('a device of the version before features were split', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'localStorage',
      storageOf({
        'foyer.mode': 'dark',
        'foyer.language': 'ar',
        'foyer.language_origin': 'member',
        'foyer.last_email': 'dana@example.com',
      }),
    )
    const form = `foyer.form.${app_id}.form-1`
    vi.stubGlobal('sessionStorage', storageOf({ [form]: '{"goal":"Sleep"}' }))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('sends its waiting writes in order, under their keys, by the names that calls have now', async () => {
    const records = await stored<QueuedWrite>(writes)
    const sent: unknown[] = []
    const queue = createWriteQueue({
      records,
      waitUntilOnline: async () => {},
      call: async (name, input, options) => {
        sent.push([name, input, options?.idempotency_key])
        return {}
      },
    })
    await queue.open(member_id)
    await vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
    expect(sent).toEqual([
      ['progress.completePage', writes['key-1'].input, 'key-1'],
      ['team.askSupport', writes['key-2'].input, 'key-2'],
    ])
    expect(await records.all()).toEqual([])
  })

  it('starts offline as its member, and finds the pages stored for them', async () => {
    const api = (async () => {
      throw new ApiError(0, { code: 'network' })
    }) as ApiClient
    const sessions = await stored<StoredSession>({ [app_id]: session })
    const { start, state } = createSession({
      api: () => api,
      prepareUi: async () => {},
      may_have_session: () => true,
      waitUntilOnline: () => new Promise(() => {}),
      memory: { read: async () => (await sessions.get(app_id)) ?? null, write: async () => {} },
    })
    await start(null)
    expect(state.get()).toMatchObject({ status: 'authenticated', user: { name: 'Dana' }, token: null })
    expect(viewerKey(state.get())).toBe(viewer)

    const page = { finding: { status: 'missing' }, etag: '"1"', at: 1, is_ahead: true }
    const records = await stored<CachedPage>({ [`${app_id} ${viewer} en /lifts`]: page })
    const cache = createPageCache({ records, listCachedKeys: async () => [] })
    expect(await cache.read(pageKey(app_id, viewerKey(state.get()), 'en', '/lifts'))).toEqual(page)
  })

  it('retains its appearance, language, settings and form drafts', async () => {
    expect(localStore.get(COLOR_MODE_KEY)).toBe('dark')
    expect(readStoredLanguage()).toEqual({ language: 'ar', origin: 'member' })
    expect(createPreferences().get('last_email')).toBe('dana@example.com')

    const records = await stored<Record<string, string>>({
      [`${app_id}.form-2.${member_id}`]: { goal: 'Strength' },
    })
    const drafts = createDrafts({ records, tabStorage: sessionStore })
    expect(await drafts.read({ app_id, form_id: 'form-1', member_id: null })).toEqual({ goal: 'Sleep' })
    expect(await drafts.read({ app_id, form_id: 'form-2', member_id })).toEqual({ goal: 'Strength' })
  })
})
