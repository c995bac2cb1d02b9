import { describe, expect, it } from 'vitest'
import { createOfflineTexts, parseTextsLanguage } from './offline-texts.ts'
import type { TextCache } from './offline-texts.ts'

const urlsOf = (build: string, languages: readonly string[]): string[] =>
  languages.flatMap((language) =>
    ['common', 'page'].map(
      (feature) => `https://kiln.example/_assets/messages-${build}/${language}/${feature}.json`,
    ),
  )

/** A device with stored texts; after `goOffline` every fetch fails. */
function aCache(...kept: string[]) {
  const urls = new Set(kept)
  const fetched: string[] = []
  let is_online = true
  const cache: TextCache = {
    keys: async () => [...urls].map((url) => ({ url })),
    addAll: async (requested) => {
      if (!is_online && requested.length > 0) throw new TypeError('Failed to fetch')
      for (const url of requested) urls.add(url)
      fetched.push(...requested)
    },
    delete: async (url) => urls.delete(url),
  }
  return {
    fetched,
    kept: () => [...urls].toSorted(),
    goOffline: () => (is_online = false),
    textsOf: (build: string) => createOfflineTexts(urlsOf(build, ['ar', 'en', 'fr']), async () => cache),
  }
}

describe('parseTextsLanguage', () => {
  it.each([
    ['/_assets/messages-k-lA8lS5Ar/pt-BR/common.json', 'pt-BR'],
    ['_assets/messages-k-lA8lS5Ar/en/common.json', 'en'],
    ['/_assets/entry-client-BnxzD3hx.js', null],
    ['/_pages/messages-1/en/common.json', null],
  ])('of %s is %s', (address, language) => expect(parseTextsLanguage(address)).toBe(language))
})

describe('the texts on a device', () => {
  it('are those of one language, fetched once', async () => {
    const device = aCache()
    const texts = device.textsOf('1')
    await texts.setLanguage('en')
    await texts.setLanguage('en')
    expect(device.kept()).toEqual(urlsOf('1', ['en']))
    expect(device.fetched).toHaveLength(2)
  })

  it('are those of the new language after a change, and the old ones stay until they are there', async () => {
    const device = aCache()
    const texts = device.textsOf('1')
    await texts.setLanguage('en')
    await texts.setLanguage('ar')
    expect(device.kept()).toEqual(urlsOf('1', ['ar']))
    device.goOffline()
    await expect(texts.setLanguage('fr')).rejects.toThrow('Failed to fetch')
    expect(device.kept()).toEqual(urlsOf('1', ['ar']))
  })

  it('end up in the language that was set last, however fast it changes', async () => {
    const device = aCache()
    const texts = device.textsOf('1')
    await Promise.all([texts.setLanguage('ar'), texts.setLanguage('en'), texts.setLanguage('fr')])
    expect(device.kept()).toEqual(urlsOf('1', ['fr']))
  })

  it('fall back as pages do where a language has none', async () => {
    const device = aCache()
    await device.textsOf('1').setLanguage('xx')
    expect(device.kept()).toEqual(urlsOf('1', ['en']))
  })

  it('of a new build are added before it takes over, and the old ones are removed after it has', async () => {
    const device = aCache(...urlsOf('1', ['ar']))
    const texts = device.textsOf('2')
    await texts.addCurrentBuild()
    expect(device.kept()).toEqual([...urlsOf('1', ['ar']), ...urlsOf('2', ['ar'])])
    await texts.removeOutdated()
    expect(device.kept()).toEqual(urlsOf('2', ['ar']))
  })

  it('are not updated on a device that stores none', async () => {
    const device = aCache()
    await device.textsOf('2').addCurrentBuild()
    expect(device.kept()).toEqual([])
  })

  it('block a new build from taking over until they can be loaded', async () => {
    const device = aCache(...urlsOf('1', ['ar']))
    device.goOffline()
    await expect(device.textsOf('2').addCurrentBuild()).rejects.toThrow('Failed to fetch')
    expect(device.kept()).toEqual(urlsOf('1', ['ar']))
  })
})
