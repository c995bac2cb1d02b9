import { ApiError, type ApiClient } from '@foyer/contract/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { t } from '#platform/testing/texts.ts'
import { toasts } from '#platform/toasts.ts'
import { pagesKey } from '../queries.ts'
import { restoreRelease } from './use-restore-release.ts'

const call = vi.fn()
const services = { call: call as unknown as ApiClient, t, slug: 'kiln' }
const releases = [...pagesKey('kiln'), 'releases']
const shown = () => toasts.shown()
const isOutdated = () => queryClient.getQueryState(releases)?.isInvalidated

describe('going back to a release', () => {
  beforeEach(() => {
    call.mockReset()
    for (const { id } of toasts.shown()) toasts.close(id)
    queryClient.setQueryData(releases, [])
  })

  it('sends the release that was seen live, and offers an undo from the one live then', async () => {
    call.mockResolvedValue({ number: 1 })
    await restoreRelease(services, { to: 'first', from: 'second', can_undo: true })
    expect(call).toHaveBeenCalledWith('pages.restoreRelease', { id: 'first', live_release_id: 'second' })
    shown()[0]?.action?.onAction()
    expect(call).toHaveBeenLastCalledWith('pages.restoreRelease', { id: 'second', live_release_id: 'first' })
    await vi.waitFor(() => expect(shown()).toHaveLength(2))
    expect(shown().filter(({ action }) => action)).toHaveLength(1)
  })

  it('shows that another team member published in between, and reloads the releases', async () => {
    call.mockRejectedValue(new ApiError(409, { code: 'released_meanwhile', params: { number: 3 } }))
    await restoreRelease(services, { to: 'first', from: 'second', can_undo: true })
    expect(shown()).toMatchObject([
      { tone: 'danger', text: expect.stringContaining('release 3 is live now') },
    ])
    expect(isOutdated()).toBe(true)
  })
})
