import { FONT_IDS, FONTS, fontStack } from '@foyer/domain/theme'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

describe('the curated fonts', () => {
  it.each(FONT_IDS)('%s has a sheet with its file and a stand-in of the same name', (id) => {
    const sheet = read(`./${id}.css`)
    expect(sheet).toContain(`@import '${FONTS[id].package}/`)
    const stand_in = /font-family: '([^']+ Fallback)'/.exec(sheet)?.[1]
    expect(fontStack(id)).toContain(`"${stand_in}"`)
  })

  it.each(FONT_IDS)('%s is installed under the family that the theme names', (id) => {
    const file = /@fontsource-variable\/[a-z-]+\/[a-z]+\.css/.exec(read(`./${id}.css`))?.[0]
    const faces = read(`../../../../../node_modules/${file}`)
    expect(faces).toContain(`font-family: '${FONTS[id].family}'`)
    expect(faces).toContain('font-display: swap')
  })
})
