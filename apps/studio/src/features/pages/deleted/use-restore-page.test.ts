import { ApiError, type ApiClient } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { t } from '#platform/testing/words.ts'
import { bringBack, restoreRefusal } from './use-restore-page.ts'

const refusal = (code: string) => new ApiError(404, { code })

/** A server that refuses calls by their names, and notes which it was asked. */
function aServer(refused: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const call = (async (name: string) => {
    asked.push(name)
    if (refused[name]) throw refusal(refused[name])
    return {}
  }) as unknown as ApiClient
  return { asked, call }
}

describe('bringing a deleted page back', () => {
  it('asks for it once', async () => {
    const { asked, call } = aServer({})
    await bringBack(call, 'plan')
    expect(asked).toEqual(['pages.restorePage'])
  })

  it('is done where a colleague has done it meanwhile', async () => {
    const { asked, call } = aServer({ 'pages.restorePage': 'not_found' })
    await bringBack(call, 'plan')
    expect(asked).toEqual(['pages.restorePage', 'pages.getStudioPage'])
  })

  it('fails where it is gone for good, or its address is another’s', async () => {
    const gone = aServer({ 'pages.restorePage': 'not_found', 'pages.getStudioPage': 'not_found' })
    await expect(bringBack(gone.call, 'plan')).rejects.toMatchObject({ code: 'not_found' })
    const taken = aServer({ 'pages.restorePage': 'path_taken' })
    await expect(bringBack(taken.call, 'plan')).rejects.toMatchObject({ code: 'path_taken' })
    expect(taken.asked).toEqual(['pages.restorePage'])
  })

  it('says why it does not come back', () => {
    expect(restoreRefusal(t, refusal('path_taken'))).toContain('Change that page’s address')
    expect(restoreRefusal(t, refusal('not_found'))).toContain('30 days')
    expect(restoreRefusal(t, new Error('boom'))).toBe(t('errors.internal'))
  })
})
