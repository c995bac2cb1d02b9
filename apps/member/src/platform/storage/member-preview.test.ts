import { beforeEach, describe, expect, it, vi } from 'vitest'

const viewing = { ends_at: '2026-11-01T00:30:00.000Z', studio_url: 'http://localhost/apps/kiln/members/u' }
const storedPreview = { token: 'secret', viewing }

/** A document in a tab; the tab's storage survives it. */
async function aDocument(viewing_code: string | null, own_code: string | null = null) {
  vi.resetModules()
  const { startMemberPreview: enterTab, memberPreview: viewingTab } = await import('./member-preview.ts')
  enterTab(viewing_code, own_code)
  return viewingTab()
}

describe('the preview of a tab', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('is null outside a preview', async () => {
    expect(await aDocument(null)).toBeNull()
  })

  it('starts with the code of the address and continues after a reload', async () => {
    const first = await aDocument('code')
    expect(first).toMatchObject({ code: 'code' })
    expect(first?.stored()).toBeNull()
    first?.store(storedPreview)
    const next = await aDocument(null)
    expect(next).toMatchObject({ code: null })
    expect(next?.stored()).toEqual(storedPreview)
  })

  it('is over with the next load once it was forgotten', async () => {
    const first = await aDocument('code')
    first?.store(storedPreview)
    first?.clear()
    expect(await aDocument(null)).toBeNull()
  })

  it('is replaced by another preview and by an own sign-in', async () => {
    ;(await aDocument('code'))?.store(storedPreview)
    expect((await aDocument('another'))?.stored()).toBeNull()
    ;(await aDocument('third'))?.store(storedPreview)
    expect(await aDocument(null, 'own')).toBeNull()
    expect(await aDocument(null)).toBeNull()
  })
})
