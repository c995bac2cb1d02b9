import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeNotifications,
  openNotification,
  renewSubscription,
  showPush,
  type PushScope,
  type ShownNotification,
} from './worker-push.ts'

type Shown = ShownNotification & { title: string; silent: boolean }

const origin = 'https://kiln.example'
const message = {
  id: 'n1',
  title: 'Leg day',
  body: 'In 15 minutes',
  path: '/schedule',
  tag: 'reminder',
  badge: 3,
}

let shown: Shown[]
let badges: number[]
let log: string[]
let windows: { url: string; is_controlled: boolean }[]
let now: number
let answers: Record<string, Response>

const scope: PushScope = {
  location: { origin, hostname: 'kiln.example' },
  registration: {
    showNotification: async (title, options) => {
      const { tag, data, silent } = options as Shown
      const notification = {
        ...{ title, tag, data, silent },
        close: () => void (shown = shown.filter((one) => one !== notification)),
      }
      shown = [...shown.filter((one) => one.tag !== tag), notification]
    },
    getNotifications: async (filter) => shown.filter(({ tag }) => !filter || tag === filter.tag),
    pushManager: { subscribe: async () => ({ toJSON: () => ({ endpoint: 'https://push.example/new' }) }) },
  },
  navigator: {
    setAppBadge: async (count) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  },
  clients: {
    matchAll: async () =>
      windows.map(({ url, is_controlled }) => ({
        url,
        focus: async () => void log.push(`focus ${url}`),
        navigate: async (to: string) => {
          if (!is_controlled) throw new TypeError('Not controlled')
          log.push(`navigate ${to}`)
        },
      })),
    openWindow: async (url) => void log.push(`open ${url}`),
  },
  fetch: async (address, init) => {
    log.push(`${init.method} ${address} ${typeof init.body === 'string' ? init.body : ''}`)
    return answers[address] ?? new Response(null, { status: 401 })
  },
  now: () => now,
}

beforeEach(() => {
  ;[shown, badges, log, windows, now, answers] = [[], [], [], [], 1_000_000, {}]
})

const click = async (path: string): Promise<string[]> => {
  await openNotification(scope, {
    tag: 't',
    data: { id: 'n1', path, at: now },
    close: () => log.push('close'),
  })
  return log
}

describe('showPush', () => {
  it('shows the message with the total of the badge', async () => {
    await showPush(scope, JSON.stringify(message))
    expect(shown).toMatchObject([
      { title: 'Leg day', tag: 'reminder', silent: false, data: { path: '/schedule' } },
    ])
    expect(badges).toEqual([3])
  })

  it('leaves the badge where no total is sent, and clears it at zero', async () => {
    await showPush(scope, JSON.stringify({ ...message, badge: null }))
    await showPush(scope, JSON.stringify({ ...message, badge: 0 }))
    expect(badges).toEqual([0])
  })

  it.each([null, 'no json', '{"title":1}'])('shows something for %s', async (text) => {
    await showPush(scope, text)
    expect(shown).toMatchObject([{ title: 'kiln.example' }])
  })

  it('is silent for a repeated message and for half a minute after a sound', async () => {
    await showPush(scope, JSON.stringify(message))
    now += 60_000
    await showPush(scope, JSON.stringify(message))
    expect(shown).toMatchObject([{ silent: true }])
    await showPush(scope, JSON.stringify({ ...message, id: 'n2' }))
    expect(shown).toMatchObject([{ silent: true }])
    now += 60_000
    await showPush(scope, JSON.stringify({ ...message, id: 'n3' }))
    expect(shown).toMatchObject([{ silent: false }])
  })
})

describe('openNotification', () => {
  it('opens a window where there is none', async () => {
    expect(await click('/schedule')).toEqual(['close', `open ${origin}/schedule`])
  })

  it('focuses the window that shows the page', async () => {
    windows = [`${origin}/`, `${origin}/schedule`].map((url) => ({ url, is_controlled: true }))
    expect(await click('/schedule')).toEqual(['close', `focus ${origin}/schedule`])
  })

  it('leads the first window there, and opens another if that is refused', async () => {
    windows = [{ url: `${origin}/`, is_controlled: true }]
    expect(await click('/schedule')).toEqual(['close', `focus ${origin}/`, `navigate ${origin}/schedule`])
    log = []
    windows = [{ url: `${origin}/`, is_controlled: false }]
    expect(await click('/schedule')).toEqual(['close', `focus ${origin}/`, `open ${origin}/schedule`])
  })

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])(
    'never opens %s',
    async (path) => {
      expect(await click(path)).toEqual(['close', `open ${origin}/`])
    },
  )
})

describe('closeNotifications', () => {
  it('closes those of a path, or all', async () => {
    await showPush(scope, JSON.stringify(message))
    await showPush(scope, JSON.stringify({ ...message, tag: 'thread', path: '/me/inbox' }))
    await closeNotifications(scope, '/me/inbox')
    expect(shown).toMatchObject([{ tag: 'reminder' }])
    await closeNotifications(scope, null)
    expect(shown).toEqual([])
  })
})

describe('renewSubscription', () => {
  const oldSubscription = { toJSON: () => ({}), options: { applicationServerKey: 'key' } }

  it('registers the new one in the session of the device', async () => {
    answers = {
      '/api/v1/auth/verify': Response.json({ authentication_token: 'secret' }),
      '/api/v1/notifications/push': Response.json({}),
    }
    await renewSubscription(scope, { oldSubscription })
    expect(log[1]).toContain('PUT /api/v1/notifications/push')
    expect(log[1]).toContain('https://push.example/new')
  })

  it('registers nothing where nobody is signed in', async () => {
    await renewSubscription(scope, { oldSubscription })
    expect(log).toHaveLength(1)
  })
})
