import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, readDraft, writeDraft } from './form-draft.ts'

const blank = { name: '', email: '', password: '' }
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what was typed before a reload', () => {
  it('is there again, without the password', () => {
    writeDraft('auth', { name: 'Mara', email: 'mara@x.de', password: 'secret' }, ['password'])
    expect([...storage.values()].join('')).not.toContain('secret')
    expect(readDraft('auth', blank)).toEqual({ name: 'Mara', email: 'mara@x.de', password: '' })
  })

  it('is removed when it is cleared, and each form has its own', () => {
    writeDraft('a', { ...blank, name: 'A' }, [])
    writeDraft('b', { ...blank, name: 'B' }, [])
    clearDraft('a')
    expect(readDraft('a', blank)).toBeNull()
    expect(readDraft('b', blank)?.name).toBe('B')
  })

  it.each(['not json', '[1]', 'null', '"text"'])('ignores %s', (text) => {
    storage.set('foyer.studio.draft.auth', text)
    expect(readDraft('auth', blank)).toBeNull()
  })

  it('does without storage where the browser refuses it', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied')
      },
      setItem: () => {
        throw new DOMException('full')
      },
    })
    expect(() => writeDraft('auth', blank, [])).not.toThrow()
    expect(readDraft('auth', blank)).toBeNull()
  })
})
