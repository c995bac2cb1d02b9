import { assert, constantFrom, integer, option, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatArtSpec,
  MAX_SEED,
  MOTIFS_WITH_POSE,
  MOTIFS,
  parseArtSpec,
  POSES,
  TONES,
  type ArtSpec,
} from './art-spec.ts'

const anySpec = record({
  motif: constantFrom(...MOTIFS),
  pose: constantFrom(...POSES),
  bare: option(constantFrom(true)),
  second: option(constantFrom(true)),
  tone: constantFrom(...TONES),
  seed: integer({ min: 0, max: MAX_SEED }),
  end: option(constantFrom(true)),
}).map(({ motif, pose, bare, second, tone, seed, end }): ArtSpec => {
  const has_pose = MOTIFS_WITH_POSE.includes(motif) && (motif === 'figure' || !bare)
  return {
    motif,
    ...(has_pose && { pose, ...(second && { is_second: true }) }),
    tone,
    seed,
    ...(end && { place: 'end' as const }),
  }
})

describe('the word of a picture', () => {
  it('reads back whatever it writes', () => {
    assert(
      property(anySpec, (spec) => {
        expect(parseArtSpec(formatArtSpec(spec))).toEqual(spec)
      }),
    )
  })

  it('has this format', () => {
    expect(formatArtSpec({ motif: 'figure', pose: 'deadlift', tone: 'ember', seed: 7 })).toBe(
      'figure.deadlift.ember.7',
    )
    expect(formatArtSpec({ motif: 'figure', pose: 'row', is_second: true, tone: 'ash', seed: 3 })).toBe(
      'figure.row.second.ash.3',
    )
    expect(formatArtSpec({ motif: 'tide', tone: 'ash', seed: 3, place: 'end' })).toBe('tide.ash.3.end')
  })

  it.each([
    '',
    'figure.ember.7',
    'tide.squat.ash.3',
    'tide.ash',
    'tide.ash.',
    'tide.ash.-1',
    'tide.ash.07',
    'tide.ash.10000',
    'tide.ash.1e3',
    'tide.ash.3.start',
    'tide.ash.3.end.end',
    'tide.second.ash.3',
    'figure.second.row.ash.3',
    'tide.gold.3',
    'cat.ash.3',
    'constructor.ash.3',
    'tide.ash.3\n',
  ])('refuses "%s"', (text) => expect(parseArtSpec(text)).toBeNull())

  it('answers null, never an error, for any text', () => {
    assert(
      property(string(), (text) => {
        expect(parseArtSpec(text)).toBeNull()
      }),
    )
  })
})
