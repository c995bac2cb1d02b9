import { describe, expect, it } from 'vitest'
import { rankAlternatives, type SwapReason } from './alternatives.ts'

const alternatives = [
  {
    name: 'barbell row',
    equipment: ['Barbell'],
    shared_equipment: ['Barbell'],
    shared_muscles: ['Lats'],
    level: 'beginner',
  },
  {
    name: 'kettlebell deadlift',
    equipment: ['Kettlebell'],
    shared_equipment: [],
    shared_muscles: ['Glutes', 'Hamstrings'],
    level: 'intermediate',
  },
  {
    name: 'glute bridge',
    equipment: [],
    shared_equipment: [],
    shared_muscles: ['Glutes'],
    level: 'beginner',
  },
  {
    name: 'single-leg deadlift',
    equipment: ['Dumbbells'],
    shared_equipment: [],
    shared_muscles: ['Hamstrings'],
    level: 'expert',
  },
  {
    name: 'hip circles',
    equipment: ['No kit'],
    shared_equipment: ['No kit'],
    shared_muscles: [],
    level: '',
  },
]

describe('rankAlternatives', () => {
  it.each<[string, SwapReason | null, string[]]>([
    [
      'keeps the order of the owner without a reason',
      null,
      ['barbell row', 'kettlebell deadlift', 'glute bridge', 'single-leg deadlift', 'hip circles'],
    ],
    [
      'puts first what needs no equipment, and last what needs the same',
      'no_equipment',
      ['glute bridge', 'hip circles', 'kettlebell deadlift', 'single-leg deadlift', 'barbell row'],
    ],
    [
      'puts first what needs other equipment where the own is taken',
      'taken',
      ['kettlebell deadlift', 'single-leg deadlift', 'glute bridge', 'hip circles', 'barbell row'],
    ],
    [
      'puts the easier first where it is too heavy, and of those what needs no equipment',
      'too_heavy',
      ['glute bridge', 'barbell row', 'hip circles', 'kettlebell deadlift', 'single-leg deadlift'],
    ],
    [
      'puts the easier first where it hurts, and of those what loads fewer of the same muscles',
      'hurts',
      ['barbell row', 'glute bridge', 'hip circles', 'kettlebell deadlift', 'single-leg deadlift'],
    ],
  ])('%s', (_sentence, reason, expected) => {
    expect(rankAlternatives(alternatives, reason).map(({ name }) => name)).toEqual(expected)
  })

  it('changes nothing in place', () => {
    const copy = [...alternatives]
    rankAlternatives(alternatives, 'hurts')
    expect(alternatives).toEqual(copy)
  })
})
