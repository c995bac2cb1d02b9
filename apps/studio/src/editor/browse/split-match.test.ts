import { describe, expect, it } from 'vitest'
import { splitMatch } from './split-match.ts'

const mark = (title: string, term: string): string =>
  splitMatch(title, term)
    .map(({ text, is_match }) => (is_match ? `[${text}]` : text))
    .join('')

describe('splitMatch', () => {
  it.each([
    ['Back squat', 'squat', 'Back [squat]'],
    ['Back squats', 'BACK squ', '[Back] [squ]ats'],
    ['Hip-thrust, banded', 'band hip', '[Hip]-thrust, [band]ed'],
    ['Élévation', 'ele', '[Élé]vation'],
    ['Großer Schritt', 'gross', '[Großer] Schritt'],
    ['Back squat', 'sqaut', 'Back squat'],
    ['Back squat', '', 'Back squat'],
    ['A', 'xa', 'A'],
  ])('%s by "%s"', (title, term, expected) => {
    expect(mark(title, term)).toBe(expected)
  })
})
