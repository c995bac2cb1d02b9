import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStudioConnection, getStudioOrigin } from './studio-connection.ts'

const studio_origin = 'http://localhost:4000'
const given = {
  type: 'foyer:preview-grant',
  nonce: 'n1',
  grant: 'g'.repeat(43),
  shown_as: { kind: 'guest' },
  page: { page_id: 'a', path: '/course' },
}

/** A connection with a record of sent messages, and a way to send it a message. */
function aLink({ has_partner = true } = {}) {
  const here = new EventTarget()
  const sent: [unknown, string][] = []
  const partner = { postMessage: (message: unknown, origin: string) => void sent.push([message, origin]) }
  const link = createStudioConnection({
    ownWindow: here as never,
    studioWindow: has_partner ? partner : null,
    studio_origin,
    nonce: 'n1',
    timeout_ms: 1000,
  })
  const postFromStudio = (data: unknown, from: { source?: unknown; origin?: string } = {}): void => {
    const event = Object.assign(new Event('message'), {
      source: partner,
      origin: studio_origin,
      data,
      ...from,
    })
    here.dispatchEvent(event)
  }
  return { link, sent, postFromStudio }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the line to the studio', () => {
  it('requests from the exact origin, and stores the grant it receives', () => {
    const { link, sent, postFromStudio } = aLink()
    link.start()
    expect(sent).toEqual([[{ type: 'foyer:preview', nonce: 'n1', wish: 'ready' }, studio_origin]])
    expect(link.state.get()).toEqual({ status: 'waiting' })
    postFromStudio(given)
    const { grant, shown_as, page } = given
    expect(link.state.get()).toEqual({ status: 'held', activeGrant: { grant, shown_as, page } })
  })

  it.each([
    ['another origin', given, { origin: 'http://evil.localhost:4000' }],
    ['an origin that begins alike', given, { origin: 'http://localhost:40000' }],
    ['no origin', given, { origin: 'null' }],
    ['another window', given, { source: {} }],
    ['another preview', { ...given, nonce: 'n2' }, {}],
    ['another shape', { ...given, grant: 7 }, {}],
  ])('does not listen to %s', (_who, data, from) => {
    const { link, postFromStudio } = aLink()
    link.start()
    postFromStudio(data, from)
    expect(link.state.get()).toEqual({ status: 'waiting' })
  })

  it('accepts no messages when no studio opened it', () => {
    const { link, postFromStudio } = aLink({ has_partner: false })
    link.start()
    postFromStudio(given, { source: null })
    expect(link.state.get()).toEqual({ status: 'alone' })
  })

  it('drops its grant when it requests another one, and reports when none arrives', () => {
    const { link, sent, postFromStudio } = aLink()
    link.start()
    postFromStudio(given)
    link.requestGrant('stale')
    expect(sent.at(-1)?.[0]).toMatchObject({ wish: 'stale' })
    expect(link.state.get()).toEqual({ status: 'waiting' })
    vi.advanceTimersByTime(1000)
    expect(link.state.get()).toEqual({ status: 'silent' })
    postFromStudio(given)
    vi.advanceTimersByTime(5000)
    expect(link.state.get()).toMatchObject({ status: 'held' })
  })

  it('hears nothing once it is stopped', () => {
    const { link, postFromStudio } = aLink()
    link.start()()
    postFromStudio(given)
    vi.advanceTimersByTime(5000)
    expect(link.state.get()).toEqual({ status: 'waiting' })
  })
})

it.each([
  ['http://base-camp.localhost:4000', 'base-camp', 'http://localhost:4000'],
  ['https://kiln.foyer.example', 'kiln', 'https://foyer.example'],
])('the studio of %s is at %s', (origin, slug, studio) => {
  expect(getStudioOrigin(origin, slug)).toBe(studio)
})

it('an app at an address without its name has no studio origin', () => {
  expect(() => getStudioOrigin('https://course.example', 'kiln')).toThrow('does not carry its name')
})
