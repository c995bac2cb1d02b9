import { describe, expect, it } from 'vitest'
import {
  toLayoutPreview,
  isFrameMessage,
  isStudioMessage,
  previewUrl,
  parsePreviewNonce,
  withPreviewParam,
} from './index.ts'

const nonce = '0190d1f0-0000-7000-8000-0000000000a1'
const given = {
  type: 'foyer:preview-grant',
  nonce,
  grant: 'g'.repeat(43),
  shown_as: { kind: 'member', product_ids: ['p1'] },
  page: { page_id: 'a', path: '/course' },
}

describe('a message of the studio', () => {
  it('is taken whole', () => {
    expect(isStudioMessage(given, nonce)).toBe(true)
    for (const kind of ['everything', 'guest'])
      expect(isStudioMessage({ ...given, shown_as: { kind } }, nonce)).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'foyer:preview-grant'],
    ['another kind', { ...given, type: 'foyer:preview' }],
    ['another preview', { ...given, nonce: 'n2' }],
    ['no grant', { ...given, grant: undefined }],
    ['no token', { ...given, grant: 'short' }],
    ['nobody', { ...given, shown_as: null }],
    ['somebody unknown', { ...given, shown_as: { kind: 'owner' } }],
    ['a member without products', { ...given, shown_as: { kind: 'member' } }],
    ['a member with odd products', { ...given, shown_as: { kind: 'member', product_ids: [1] } }],
    ['no page', { ...given, page: null }],
    ['a page without a path', { ...given, page: { page_id: 'a' } }],
    ['a page elsewhere', { ...given, page: { page_id: 'a', path: '//evil.example' } }],
    ['a page elsewhere, written oddly', { ...given, page: { page_id: 'a', path: '/\\evil.example' } }],
    ['a script', { ...given, page: { page_id: 'a', path: 'javascript:alert(1)' } }],
  ])('is not %s', (_what, data) => {
    expect(isStudioMessage(data, nonce)).toBe(false)
  })
})

describe('a message of the frame', () => {
  it.each([
    [{ type: 'foyer:preview', nonce, wish: 'ready' }, true],
    [{ type: 'foyer:preview', nonce, wish: 'stale' }, true],
    [{ type: 'foyer:preview', nonce, wish: 'everything' }, false],
    [{ type: 'foyer:preview', nonce: 'n2', wish: 'ready' }, false],
    [{ type: 'other', nonce, wish: 'ready' }, false],
    [null, false],
    [[], false],
  ])('%o: %s', (data, is_taken) => {
    expect(isFrameMessage(data, nonce)).toBe(is_taken)
  })
})

describe('the address of a preview', () => {
  it('contains the nonce and the path', () => {
    expect(previewUrl('http://a.localhost', '/course/week-1', nonce)).toBe(
      `http://a.localhost/course/week-1?page-builder=${nonce}`,
    )
  })

  it('contains the language', () => {
    expect(previewUrl('http://a.localhost', '/course', nonce, 'ar')).toBe(
      `http://a.localhost/course?lang=ar&page-builder=${nonce}`,
    )
  })

  it.each([
    [`?page-builder=${nonce}`, nonce],
    [`?a=1&page-builder=${nonce}`, nonce],
    ['?page-builder', null],
    ['?page-builder=1', null],
    ['?page-builder=0b9d', null],
    [`?page-builder=${nonce}0`, null],
    ['', null],
  ])('%s is named %s', (search, name) => {
    expect(parsePreviewNonce(search)).toBe(name)
  })

  it.each([
    ['/a', `/a?page-builder=${nonce}`],
    ['/a?x=1#auth', `/a?x=1&page-builder=${nonce}#auth`],
    ['/a?page-builder=n2', `/a?page-builder=${nonce}`],
  ])('stays in it from %s', (to, expected) => {
    expect(withPreviewParam(to, `?page-builder=${nonce}`)).toBe(expected)
  })

  it('is none outside of a preview', () => {
    expect(withPreviewParam('/a?x=1', '?page-builder')).toBe('/a?x=1')
  })

  it('is taken out of what is only laid out', () => {
    const address = toLayoutPreview(`http://a.localhost/a?x=1&page-builder=${nonce}#auth`)
    expect(address).toBe('http://a.localhost/a?x=1&page-builder=#auth')
    expect(parsePreviewNonce(new URL(address).search)).toBeNull()
  })
})
