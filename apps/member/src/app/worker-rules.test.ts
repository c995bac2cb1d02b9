import { describe, expect, it } from 'vitest'
import { drawingOf, offlineKey, startPages } from './worker-rules.ts'

describe('offlineKey', () => {
  it('keeps the language and drops secrets, markers and places on the page', () =>
    expect(offlineKey('https://kiln.example/journal?lang=ar&session=secret&ts=1#auth')).toBe(
      'https://kiln.example/journal?lang=ar',
    ))
})

describe('startPages', () => {
  it('stands in with the start page', () =>
    expect(startPages('https://kiln.example/never/opened')).toEqual(['https://kiln.example/']))
  it('stands in with the start page of the same language first', () =>
    expect(startPages('https://kiln.example/never?lang=pt-BR')).toEqual([
      'https://kiln.example/?lang=pt-BR',
      'https://kiln.example/',
    ]))
})

describe('drawingOf', () => {
  it('is what all sizes of a drawing share', () =>
    expect(drawingOf('https://kiln.example/_art/1/f0491e/tide.ash.3/400x400.svg')).toBe(
      'https://kiln.example/_art/1/f0491e/tide.ash.3/',
    ))
  it.each(['https://kiln.example/media/public/a/b.webp', 'https://kiln.example/_art/'])(
    'knows no other size of %s',
    (address) => expect(drawingOf(address)).toBeNull(),
  )
})
