import { describe, expect, it } from 'vitest'
import { findKindInTitle, readKind, readPrescription, type Cells, type Report } from './read-cells.ts'

/** "3 × 10 reps, 60 kg" of the cells of a row, or the problems in it. */
function read(cells: Cells): string {
  const problems: string[] = []
  const report: Report = (field, code, is_remark) => {
    if (!is_remark) problems.push(`${field}: ${code}`)
    return null
  }
  const prescription = readPrescription(cells, 'kg', report)
  if (!prescription) return problems.join(', ')
  const { sets, note } = prescription
  const texts = sets.map((set) =>
    [
      `${set.amount}${set.is_amrap ? '+' : ''} ${set.unit}`,
      set.weight !== null && `${set.weight} ${set.weight_unit}`,
      set.percent_1rm && `${set.percent_1rm}%`,
      set.rpe && `@${set.rpe}`,
      set.tempo,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const is_even = new Set(texts).size === 1
  return (is_even ? `${sets.length} × ${texts[0]}` : texts.join('; ')) + (note === '' ? '' : ` (${note})`)
}

describe('readPrescription', () => {
  const reps: [Cells, string][] = [
    [{}, '1 × 0 reps'],
    [{ sets: '3', reps: '10' }, '3 × 10 reps'],
    [{ reps: '3x10' }, '3 × 10 reps'],
    [{ reps: '3 × 10' }, '3 × 10 reps'],
    [{ sets: '3', reps: '3x10' }, '3 × 10 reps'],
    [{ sets: '3 x 8-12' }, '3 × 8 reps (8–12)'],
    [{ sets: '3x' }, '3 × 0 reps'],
    [{ sets: '3xlots' }, 'sets: not_a_number'],
    [{ sets: '4', reps: '3x10' }, 'sets: sets_differ'],
    [{ sets: '3', reps: '8-12' }, '3 × 8 reps (8–12)'],
    [{ sets: '3', reps: '8 – 12' }, '3 × 8 reps (8–12)'],
    [{ reps: '3x30s' }, '3 × 30 secs'],
    [{ reps: '30"' }, '1 × 30 secs'],
    [{ reps: '1:30' }, '1 × 90 secs'],
    [{ reps: '2 min' }, '1 × 2 mins'],
    [{ reps: '400m' }, '1 × 400 meters'],
    [{ reps: '1,5 km' }, '1 × 1.5 kilometers'],
    [{ reps: '40', unit: 'sec' }, '1 × 40 secs'],
    [{ sets: '2', reps: 'AMRAP' }, '2 × 0+ reps'],
    [{ reps: '5+' }, '1 × 5+ reps'],
    [{ reps: '10/8/6' }, '10 reps; 8 reps; 6 reps'],
    [{ reps: '12, 10' }, '12 reps; 10 reps'],
    [{ reps: '10 each side' }, '1 × 10 reps (each side)'],
    [{ sets: '٣', reps: '١٠' }, '3 × 10 reps'],
    [{ reps: '12-Aug' }, 'reps: looks_like_date'],
    [{ reps: '2026-08-12' }, 'reps: looks_like_date'],
    [{ reps: 'lots' }, 'reps: not_a_number'],
    [{ reps: '10 bananas' }, 'reps: unknown_unit'],
    [{ reps: '8.5' }, 'reps: not_a_number'],
    [{ reps: '1,500 m' }, 'reps: ambiguous_number'],
    [{ reps: '1000000000' }, 'reps: out_of_range'],
    [{ reps: '-5' }, 'reps: out_of_range'],
    [{ sets: '-3' }, 'sets: out_of_range'],
    [{ sets: '31' }, 'sets: out_of_range'],
    [{ reps: '99x5' }, 'reps: out_of_range'],
    [{ sets: 'three' }, 'sets: not_a_number'],
    [{ reps: '=3*10' }, 'reps: formula'],
    [{ reps: '#REF!' }, 'reps: formula'],
    [{ sets: 'x', weight: 'y' }, 'sets: not_a_number, weight: not_a_number'],
  ]
  it.each(reps)('reads %j as %s', (cells, expected) => {
    expect(read(cells)).toBe(expected)
  })

  const loads: [Cells, string][] = [
    [{ weight: '60' }, '1 × 0 reps 60 kg'],
    [{ weight: '82,5' }, '1 × 0 reps 82.5 kg'],
    [{ weight: '٨٢٫٥' }, '1 × 0 reps 82.5 kg'],
    [{ weight: '135 lb' }, '1 × 0 reps 135 lb'],
    [{ weight: '135', unit: 'lbs' }, '1 × 0 reps 135 lb'],
    [{ weight: '60/65/70' }, '0 reps 60 kg; 0 reps 65 kg; 0 reps 70 kg'],
    [{ weight: 'BW' }, '1 × 0 reps'],
    [{ weight: '70%' }, '1 × 0 reps 70%'],
    [{ percent: '72,5 %' }, '1 × 0 reps 72.5%'],
    [{ weight: '1.234,5' }, 'weight: not_a_number'],
    [{ weight: '2001' }, 'weight: out_of_range'],
    [{ weight: '-20' }, 'weight: out_of_range'],
    [{ weight: '1e9' }, 'weight: unknown_unit'],
    [{ weight: 'heavy' }, 'weight: not_a_number'],
    [{ weight: '60', unit: 'stone' }, 'unit: unknown_unit'],
    [{ rpe: '8,5' }, '1 × 0 reps @8.5'],
    [{ rpe: 'RPE 8' }, '1 × 0 reps @8'],
    [{ rpe: '8.2' }, 'rpe: out_of_range'],
    [{ rpe: '11' }, 'rpe: out_of_range'],
    [{ tempo: '3110' }, '1 × 0 reps 3-1-1-0'],
    [{ tempo: '3/1/x' }, '1 × 0 reps 3-1-X-0'],
    [{ tempo: 'slow' }, 'tempo: tempo_invalid'],
    [{ rest: 'later' }, 'rest: not_a_time'],
    [{ rest: '2 h' }, 'rest: out_of_range'],
  ]
  it.each(loads)('reads %j as %s', (cells, expected) => {
    expect(read(cells)).toBe(expected)
  })

  it.each([
    ['', 90],
    ['60', 60],
    ['1:30', 90],
    ['0:01:30', 90],
    ['2 min', 120],
    ['0', 0],
  ])('rests %j for %i seconds', (rest, seconds) => {
    expect(readPrescription({ rest }, 'kg', () => null)?.rest_seconds).toBe(seconds)
  })
})

describe('kinds of groups', () => {
  it.each([
    ['Superset', 'superset'],
    ['for time', 'for_time'],
    ['Straight sets', 'single'],
    ['سوبر ست', 'superset'],
    ['', null],
    ['nonsense', null],
  ])('reads %j as %j', (cell, kind) => {
    expect(readKind(cell, () => null)).toBe(kind)
  })

  it('finds a kind in the title of a group', () => {
    expect(findKindInTitle('Superset B')).toBe('superset')
    expect(findKindInTitle('Warm-up')).toBeNull()
  })
})
