import { describe, expect, it } from 'vitest'
import {
  findEntryFile,
  isDocumentPath,
  offlineKey,
  parsePagePath,
  listPublicImages,
  listStartPages,
  picturePrefix,
} from './worker-rules.ts'

describe('offlineKey', () => {
  it('keeps the language and drops secrets, markers and the fragment', () =>
    expect(offlineKey('https://kiln.example/journal?lang=ar&session=secret&ts=1#auth')).toBe(
      'https://kiln.example/journal?lang=ar',
    ))

  it.each(['?utm_source=mail', '?ts=1', '?v=10', '?viewing=secret', '?a[]=b&fbclid=c', '?', '#top'])(
    'makes no second entry of one page with %s',
    (more) => expect(offlineKey(`https://kiln.example/${more}`)).toBe('https://kiln.example/'),
  )
})

describe('parsePagePath', () => {
  it.each([
    ['/', '/'],
    ['/_pages/index.json', '/'],
    ['/_pages/_translations/pt-BR.json', '/'],
    ['/plan/week-1?lang=ar', '/plan/week-1'],
    ['/_pages/plan/week-1/index.json?ts=1', '/plan/week-1'],
    ['/_pages/_translations/ar/plan/week-1.json?ts=1', '/plan/week-1'],
    ['/_pages/_trees/1.json', '/_pages/_trees/1.json'],
  ])('finds behind %s the page %s', (path, page) =>
    expect(parsePagePath(`https://kiln.example${path}`)).toBe(page),
  )
})

describe('listPublicImages', () => {
  it('finds the public pictures of a document and of a file, each once', () => {
    const text = `<img src="/media/public/a/1.webp" srcset="/media/public/a/1.webp 1w, /media/public/a/2.webp 2w">
      {"src":"/media/public/b/3.avif","other":"/media/private/c/4.webp?expires=1"}`
    expect([...listPublicImages(text)]).toEqual([
      '/media/public/a/1.webp',
      '/media/public/a/2.webp',
      '/media/public/b/3.avif',
    ])
  })
})

describe('findEntryFile', () => {
  it('is the name of the entry file of documents', () =>
    expect(findEntryFile(['_assets/view-1.js', '_assets/entry-client-2.js'])).toBe('entry-client-2.js'))
  it('is no guess', () => expect(() => findEntryFile(['_assets/view-1.js'])).toThrow('no entry'))
})

describe('listStartPages', () => {
  it('falls back to the start page', () =>
    expect(listStartPages('https://kiln.example/never/opened')).toEqual(['https://kiln.example/']))
  it('falls back to the start page of the same language first', () =>
    expect(listStartPages('https://kiln.example/never?lang=pt-BR')).toEqual([
      'https://kiln.example/?lang=pt-BR',
      'https://kiln.example/',
    ]))
})

describe('picturePrefix', () => {
  it.each([
    ['_art/1/f0491e/tide.ash.3/', '400x400.svg'],
    ['media/public/kiln/photo/', 'w640.webp'],
    ['media/private/kiln/photo/', 'w640.webp?expires=1&signature=secret'],
  ])('is what all sizes below %s share', (folder, file) =>
    expect(picturePrefix(`https://kiln.example/${folder}${file}`)).toBe(`https://kiln.example/${folder}`),
  )
  it.each(['https://kiln.example/media/public/kiln/photo.jpg', 'https://kiln.example/_art/'])(
    'knows no other size of %s',
    (address) => expect(picturePrefix(address)).toBeNull(),
  )
})

describe('isDocumentPath', () => {
  it.each([
    ['/', true],
    ['/programs/slow-burn', true],
    ['/media-page', true],
    ['/media/open/a/b', false],
    ['/media/private/a/b.pdf', false],
  ])('of %s is %s', (path, expected) => {
    expect(isDocumentPath(path)).toBe(expected)
  })
})
