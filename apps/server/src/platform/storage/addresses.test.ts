import { describe, expect, it } from 'vitest'
import { fixedClock } from '../clock/clock.fixture.ts'
import { newId } from '../ids.ts'
import { createSecrets } from '../secrets.ts'
import { parseByteRange } from './byte-range.ts'
import { createUrlSigner } from './signed-url.ts'
import { isStorageKey, newStorageKey, parseStorageKey, variantKey } from './storage-key.ts'

const app_id = newId()

describe('storage keys', () => {
  it('contain the visibility, the app and the type, and cannot be guessed', () => {
    const key = newStorageKey({ app_id, type: 'application/pdf', is_public: false })
    expect(parseStorageKey(key)).toEqual({ is_public: false, app_id, type: 'application/pdf' })
    expect(newStorageKey({ app_id, type: 'application/pdf', is_public: false })).not.toBe(key)
  })

  it('store a type that we do not know as bytes', () => {
    expect(parseStorageKey(newStorageKey({ app_id, type: 'text/html', is_public: true })).type).toBe(
      'application/octet-stream',
    )
  })

  it('refuse a variant whose name could escape the folder', () => {
    const key = newStorageKey({ app_id, type: 'image/png', is_public: true })
    expect(parseStorageKey(variantKey(key, 'w750', 'image/avif')).type).toBe('image/avif')
    expect(() => variantKey(key, '../x', 'image/avif')).toThrow('no name for a variant')
    expect(isStorageKey(`${key}.svg`)).toBe(false)
  })
})

describe('signed addresses', () => {
  const clock = fixedClock(new Date('2026-01-01T00:00:00Z'))
  const signer = createUrlSigner(createSecrets('a'.repeat(40)), clock)
  const key = newStorageKey({ app_id, type: 'image/png', is_public: false })
  const queryOf = (url: string) => new URL(url, 'http://x').searchParams

  it('open the file until they expire', () => {
    const moving = fixedClock(clock.now())
    const short = createUrlSigner(createSecrets('a'.repeat(40)), moving)
    const query = queryOf(short.sign(key, { expires_s: 60 }))
    expect(short.verify(key, query).is_valid).toBe(true)
    moving.advance(59_000)
    expect(short.verify(key, query).is_valid).toBe(true)
    moving.advance(1_000)
    expect(short.verify(key, query).is_valid).toBe(false)
  })

  it('never live longer than ten minutes', () => {
    expect(() => signer.sign(key, { expires_s: 601 })).toThrow('600')
    expect(() => signer.sign(key, { expires_s: Number.NaN })).toThrow('600')
  })

  it('open no other file, no other app and no later time', () => {
    const query = queryOf(signer.sign(key, { expires_s: 60 }))
    expect(
      signer.verify(newStorageKey({ app_id, type: 'image/png', is_public: false }), query).is_valid,
    ).toBe(false)
    expect(signer.verify(key.replace(app_id, newId()), query).is_valid).toBe(false)
    query.set('expires', String(Number(query.get('expires')) + 1))
    expect(signer.verify(key, query).is_valid).toBe(false)
  })

  it('return what they are bound to, which nobody can change', () => {
    const query = queryOf(signer.sign(key, { expires_s: 60, bound_to: 'a page' }))
    expect(signer.verify(key, query)).toMatchObject({ is_valid: true, bound_to: 'a page' })
    query.set('for', 'another page')
    expect(signer.verify(key, query).is_valid).toBe(false)
    query.delete('for')
    expect(signer.verify(key, query).is_valid).toBe(false)
  })

  it('carry a file name that cannot be changed', () => {
    const query = queryOf(signer.sign(key, { expires_s: 60, file_name: 'Plan für März.pdf' }))
    expect(signer.verify(key, query)).toEqual({
      is_valid: true,
      file_name: 'Plan für März.pdf',
      bound_to: null,
      is_download: false,
    })
    query.set('name', 'virus.exe')
    expect(signer.verify(key, query).is_valid).toBe(false)
  })

  it('are worth nothing under another key', () => {
    const foreign = createUrlSigner(createSecrets('b'.repeat(40)), clock)
    expect(signer.verify(key, queryOf(foreign.sign(key, { expires_s: 60 }))).is_valid).toBe(false)
  })
})

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-50', { start: 0, end: 9 }],
    ['bytes=4-99', { start: 4, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,3-4', null],
    ['items=0-1', null],
    ['bytes=-', null],
    [undefined, null],
  ])('reads %j of ten bytes as %j', (header, expected) => {
    expect(parseByteRange(header, 10)).toEqual(expected)
  })

  it('finds no range in an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})
