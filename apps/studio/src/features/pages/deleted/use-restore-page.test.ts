import { ApiError, type ApiClient } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { t } from '#platform/testing/texts.ts'
import { restorePage, formatRestoreError } from './use-restore-page.ts'

const refusal = (code: string) => new ApiError(404, { code })

/** A server that refuses calls by name and records the calls. */
function aServer(refused: Readonly<Record<string, string>>) {
  const requests: string[] = []
  const call = (async (name: string) => {
    requests.push(name)
    if (refused[name]) throw refusal(refused[name])
    return {}
  }) as unknown as ApiClient
  return { requests, call }
}

describe('restoring a deleted page', () => {
  it('sends one call', async () => {
    const { requests, call } = aServer({})
    await restorePage(call, 'plan')
    expect(requests).toEqual(['pages.restorePage'])
  })

  it('succeeds when another team member has already restored it', async () => {
    const { requests, call } = aServer({ 'pages.restorePage': 'not_found' })
    await restorePage(call, 'plan')
    expect(requests).toEqual(['pages.restorePage', 'pages.getStudioPage'])
  })

  it('fails when it is permanently deleted or its path is taken', async () => {
    const not_found_error = aServer({ 'pages.restorePage': 'not_found', 'pages.getStudioPage': 'not_found' })
    await expect(restorePage(not_found_error.call, 'plan')).rejects.toMatchObject({ code: 'not_found' })
    const slug_taken_error = aServer({ 'pages.restorePage': 'path_taken' })
    await expect(restorePage(slug_taken_error.call, 'plan')).rejects.toMatchObject({ code: 'path_taken' })
    expect(slug_taken_error.requests).toEqual(['pages.restorePage'])
  })

  it('shows why it cannot be restored', () => {
    expect(formatRestoreError(t, refusal('path_taken'))).toContain('Change that page’s address')
    expect(formatRestoreError(t, refusal('not_found'))).toContain('30 days')
    expect(formatRestoreError(t, new Error('boom'))).toBe(t('errors.internal'))
  })
})
