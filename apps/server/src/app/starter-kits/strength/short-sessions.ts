import type { KitWorkout } from '../kit-types.ts'

/** Open to anyone: twenty minutes or less, so that nobody has to buy before they have sweated. */
export const shortSessions: readonly KitWorkout[] = [
  {
    type: 'workout',
    key: 'floor-press-ladder',
    slug: 'floor-press-ladder',
    title: 'Floor press ladder',
    minutes: 18,
    art: {
      spec: 'kettlebell.clay.31',
      alt: '',
    },
    summary: 'Two dumbbells, one rug, eighteen minutes. Up the ladder and down again.',
    equipment: ['Dumbbells'],
    note: 'One weight for the whole ladder. Choose it by the round of ten.',
    groups: [
      {
        title: 'Warm-up',
        kind: 'circuit',
        rounds: 1,
        rest: 0,
        items: [
          {
            exercise: 'push-up',
            sets: [1, 8, 'reps'],
          },
          {
            exercise: 'dead-bug',
            sets: [1, 6, 'reps'],
            note: 'Six each side',
          },
        ],
      },
      {
        title: 'Ladder',
        kind: 'superset',
        rounds: 4,
        rest: 60,
        items: [
          {
            exercise: 'floor-press',
            sets: [4, [10, 8, 8, 10], 'reps', 12],
          },
          {
            exercise: 'two-dumbbell-row',
            sets: [4, [10, 8, 8, 10], 'reps', 12],
          },
        ],
      },
    ],
  },
  {
    type: 'workout',
    key: 'hips-open',
    slug: 'hips-open',
    title: 'Hips, open',
    minutes: 12,
    art: {
      spec: 'figure.lunge.bone.32',
      alt: '',
    },
    summary: 'Twelve minutes on a mat for hips that have sat all day.',
    equipment: ['No kit'],
    note: 'Move at the speed of your breath. There is nothing to win here.',
    groups: [
      {
        title: 'Open',
        kind: 'circuit',
        rounds: 2,
        rest: 20,
        items: [
          {
            exercise: 'hip-circles',
            sets: [2, 8, 'reps'],
            note: 'Eight each side',
          },
          {
            exercise: 'hip-switch',
            sets: [2, 10, 'reps'],
          },
          {
            exercise: 'glute-bridge',
            sets: [2, 8, 'breaths'],
            note: 'Hold the top for two breaths',
          },
        ],
      },
      {
        title: 'Stand up',
        kind: 'single',
        items: [
          {
            exercise: 'reverse-lunge',
            sets: [2, 8, 'reps'],
            rest: 30,
            note: 'Eight each leg, no weight',
          },
        ],
      },
    ],
  },
  {
    type: 'workout',
    key: 'swing-clock',
    slug: 'swing-clock',
    title: 'Swing clock',
    minutes: 20,
    art: {
      spec: 'figure.swing.ash.33',
      alt: '',
    },
    summary: 'Thirty seconds of swings, thirty of rest, ten times. One bell is enough.',
    equipment: ['Kettlebell'],
    note: 'Stop a set early rather than let your back finish it.',
    groups: [
      {
        title: 'Warm-up',
        kind: 'circuit',
        rounds: 2,
        rest: 0,
        items: [
          {
            exercise: 'glute-bridge',
            sets: [1, 10, 'reps'],
          },
          {
            exercise: 'hip-switch',
            sets: [1, 8, 'reps'],
          },
        ],
      },
      {
        title: 'On the clock',
        kind: 'interval',
        rounds: 10,
        rest: 30,
        items: [
          {
            exercise: 'kettlebell-swing',
            sets: [10, 30, 'secs', 16],
          },
        ],
      },
      {
        title: 'Finish',
        kind: 'single',
        items: [
          {
            exercise: 'farmer-carry',
            sets: [2, 40, 'meters', 16],
            rest: 45,
            note: 'One side, then the other',
          },
        ],
      },
    ],
  },
]
