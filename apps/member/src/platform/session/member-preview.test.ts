import { beforeEach, describe, expect, it, vi } from 'vitest'

const viewing = { ends_at: '2026-11-01T00:30:00.000Z', studio_url: 'http://localhost/apps/kiln/members/u' }
const storedPreview = { token: 'secret', viewing }

/** A document of a tab; what lies with the tab outlives it. */
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

  it('is none where nobody looks as somebody else', async () => {
    expect(await aDocument(null)).toBeNull()
  })

  it('begins with the code of the address and goes on when the page is loaded anew', async () => {
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

  it('gives way to another one, and to a sign-in of one’s own', async () => {
    ;(await aDocument('code'))?.store(storedPreview)
    expect((await aDocument('another'))?.stored()).toBeNull()
    ;(await aDocument('third'))?.store(storedPreview)
    expect(await aDocument(null, 'own')).toBeNull()
    expect(await aDocument(null)).toBeNull()
  })
})
