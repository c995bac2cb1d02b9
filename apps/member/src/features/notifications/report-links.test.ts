// @vitest-environment happy-dom
import type { ApiClient } from '@foyer/contract/client'
import { afterEach, expect, it } from 'vitest'
import { LOCATION_CHANGED } from '#platform/routing/app-location.ts'
import { reportFollowedLinks } from './report-links.ts'

const sent: unknown[] = []
const api: ApiClient = (async (name: string, input: unknown) => {
  sent.push([name, input])
  return {}
}) as ApiClient
let stop = (): void => undefined

afterEach(() => {
  stop()
  sent.length = 0
})

it('reports a followed link once and leaves the rest of the address as it is', () => {
  history.replaceState(null, '', '/week-3?from_broadcast=one&lang=de#top')
  stop = reportFollowedLinks(api)
  expect(sent).toEqual([['notifications.reportBroadcastLink', { token: 'one' }]])
  expect(location.pathname + location.search + location.hash).toBe('/week-3?lang=de#top')
  dispatchEvent(new Event(LOCATION_CHANGED))
  expect(sent).toHaveLength(1)
})

it('reports a link that is followed inside the app', () => {
  history.replaceState(null, '', '/me/notifications')
  stop = reportFollowedLinks(api)
  history.pushState(null, '', '/?from_broadcast=two')
  dispatchEvent(new Event(LOCATION_CHANGED))
  expect(sent).toEqual([['notifications.reportBroadcastLink', { token: 'two' }]])
  expect(location.search).toBe('')
})
