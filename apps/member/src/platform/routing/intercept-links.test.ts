import { describe, expect, it } from 'vitest'
import { resolveLinkDestination } from './intercept-links.ts'

const here = 'http://kiln.localhost:4000/programs?x=1#top'
const click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const to = (href: string, target = '', has_download = false) =>
  resolveLinkDestination(click, { href, target, has_download }, here)

describe('resolveLinkDestination', () => {
  it.each([
    ['/slow-burn', '/slow-burn'],
    ['http://kiln.localhost:4000/a?b=1#c', '/a?b=1#c'],
    ['/', '/'],
    ['/programs', '/programs'],
    ['/me/account', '/me/account'],
  ])('goes from %s to %s without a reload', (href, path) => {
    expect(to(href)).toBe(path)
  })

  it.each([
    ['another site', 'https://example.com/'],
    ['another app of the same server', 'http://other.localhost:4000/'],
    ['a mail address', 'mailto:a@b.c'],
    ['a place on this page', '#week-3'],
    ['a panel over this page', '#auth'],
    ['a file', '/media/a.pdf'],
    ['the API', '/api/v1/app'],
    ['drawn artwork', '/_art/1/x.svg'],
  ])('leaves %s to the browser', (_what, href) => {
    expect(to(href)).toBeNull()
  })

  it('ignores new tabs and downloads', () => {
    expect(to('/a', '_blank')).toBeNull()
    expect(to('/a', '', true)).toBeNull()
    expect(to('/a', '_self')).toBe('/a')
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(
      resolveLinkDestination(
        { ...click, [key]: true },
        { href: '/a', target: '', has_download: false },
        here,
      ),
    ).toBeNull()
  })

  it('ignores clicks that were already handled', () => {
    const link = { href: '/a', target: '', has_download: false }
    expect(resolveLinkDestination({ ...click, defaultPrevented: true }, link, here)).toBeNull()
    expect(resolveLinkDestination({ ...click, button: 1 }, link, here)).toBeNull()
  })
})
