import { artScale } from '../theme/art-scale.ts'
import type { Hex } from '../theme/hex.ts'
import { neutralScale } from '../theme/neutral-scale.ts'
import type { Scale } from '../theme/scale.ts'
import type { Tone } from './art-spec.ts'

/** The colours of a disc: its body, the ring inside, its fine lines and its hub. */
export type DiscColors = { readonly base: Hex; readonly inner: Hex; readonly line: Hex; readonly hub: Hex }

/** The colours of a figure: near side, the arm in the light, far side. */
export type FigureColors = { readonly near: Hex; readonly lit: Hex; readonly far: Hex }

/** Every colour that a picture uses. */
export type Palette = {
  readonly art: Scale
  readonly sky: readonly [top: Hex, middle: Hex, bottom: Hex]
  readonly sun: DiscColors
  readonly halo: Hex
  readonly hills: readonly [far: Hex, middle: Hex, near: Hex]
  readonly line: Hex
  readonly figure: FigureColors
  readonly ground: Hex
  readonly barbell: DiscColors
}

/** The colours of one tone in one brand. */
export function createPalette(brand: string, tone: Tone): Palette {
  const art = artScale(brand)
  return { art, ...PALETTES[tone](art, neutralScale(brand)) }
}

type Neutrals = ReturnType<typeof neutralScale>
type Colors = Omit<Palette, 'art'>

const PALETTES: Readonly<Record<Tone, (art: Scale, neutral: Neutrals) => Colors>> = {
  ember: (art) => ({
    sky: [art[900], art[700], art[500]],
    sun: { base: art[400], inner: art[300], line: art[500], hub: art[600] },
    halo: art[400],
    hills: [art[800], art[900], art[950]],
    line: art[300],
    figure: { near: art[950], lit: art[900], far: art[900] },
    ground: art[950],
    barbell: { base: art[800], inner: art[700], line: art[300], hub: art[200] },
  }),
  clay: (art) => ({
    sky: [art[600], art[500], art[500]],
    sun: { base: art[100], inner: art[200], line: art[400], hub: art[600] },
    halo: art[300],
    hills: [art[600], art[700], art[800]],
    line: art[200],
    figure: { near: art[950], lit: art[900], far: art[900] },
    ground: art[900],
    barbell: { base: art[700], inner: art[600], line: art[300], hub: art[200] },
  }),
  dawn: (art) => ({
    sky: [art[100], art[200], art[300]],
    sun: { base: art[500], inner: art[400], line: art[300], hub: art[700] },
    halo: art[50],
    hills: [art[400], art[500], art[700]],
    line: art[50],
    figure: { near: art[900], lit: art[800], far: art[800] },
    ground: art[800],
    barbell: { base: art[700], inner: art[600], line: art[300], hub: art[200] },
  }),
  bone: (art) => ({
    sky: [art[50], art[100], art[100]],
    sun: { base: art[300], inner: art[200], line: art[400], hub: art[500] },
    halo: '#ffffff',
    hills: [art[200], art[300], art[400]],
    line: art[600],
    figure: { near: art[800], lit: art[700], far: art[600] },
    ground: art[700],
    barbell: { base: art[700], inner: art[600], line: art[300], hub: art[200] },
  }),
  ash: (art, neutral) => ({
    sky: [neutral[1000], neutral[900], art[900]],
    sun: { base: art[500], inner: art[400], line: art[700], hub: art[800] },
    halo: art[600],
    hills: [art[900], neutral[950], neutral[1000]],
    line: art[400],
    figure: { near: art[100], lit: art[200], far: art[300] },
    ground: neutral[1000],
    barbell: { base: art[500], inner: art[600], line: art[300], hub: art[900] },
  }),
}
