import type { KitGeneric } from '../kit-types.ts'

/** The second stage: the same shapes with more on the bar. */
export const week2: KitGeneric = {
  type: 'generic',
  key: 'week-2',
  slug: 'week-2',
  title: 'Build the heat',
  show_title: true,
  art: {
    spec: 'strata.ember.22',
    alt: '',
  },
  summary: 'Week 2 of Slow Burn: the same patterns, one plate heavier and one leg at a time.',
  blocks: [
    {
      type: 'text',
      text: `Take what you wrote down in week 1 and add **a little**: 2.5 kg for presses, 5 kg for everything that uses your legs. If the last rep of a set slows to a stop, you have gone too far for now.

The slow way down stays. It is the program.`,
    },
  ],
  children: [
    {
      type: 'workout',
      key: 'squat-split',
      slug: 'squat-and-split',
      title: 'Squat & split',
      minutes: 50,
      art: {
        spec: 'figure.lunge.clay.16',
        alt: '',
      },
      summary: 'The bar goes on your back for the first time, and each leg gets its own work.',
      equipment: ['Barbell', 'Rack', 'Dumbbells', 'Box'],
      note: 'Two light sets before the first heavy one. Count them as part of the session, not as lost time.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 2,
          rest: 0,
          items: [
            {
              exercise: 'hip-switch',
              sets: [1, 8, 'reps'],
            },
            {
              exercise: 'goblet-squat',
              sets: [1, 6, 'reps', 12],
              note: 'Sit in the bottom for a breath',
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'back-squat',
              sets: [5, 5, 'reps', 50],
              rest: 150,
              note: '3 s down',
            },
          ],
        },
        {
          title: 'Superset',
          kind: 'superset',
          rounds: 3,
          rest: 90,
          items: [
            {
              exercise: 'step-up',
              sets: [3, 8, 'reps', 10],
              note: 'Eight each leg',
            },
            {
              exercise: 'push-up',
              sets: [3, 10, 'reps'],
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'plank',
              sets: [3, 40, 'secs'],
              rest: 30,
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'hinge-one-leg',
      slug: 'hinge-one-leg',
      title: 'Hinge, one leg',
      minutes: 46,
      art: {
        spec: 'figure.warrior.bone.12',
        alt: '',
      },
      summary: 'Romanian deadlifts, then the same thing standing like a flamingo.',
      equipment: ['Barbell', 'Dumbbells', 'Pull-up bar'],
      note: 'A fingertip on a wall is allowed in the single-leg sets. A hand is not.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 1,
          rest: 0,
          items: [
            {
              exercise: 'glute-bridge',
              sets: [1, 15, 'reps'],
            },
            {
              exercise: 'dead-bug',
              sets: [1, 8, 'reps'],
              note: 'Eight each side',
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'romanian-deadlift',
              sets: [4, 8, 'reps', 50],
              rest: 120,
              note: '3 s down',
            },
          ],
        },
        {
          title: 'Superset',
          kind: 'superset',
          rounds: 3,
          rest: 90,
          items: [
            {
              exercise: 'single-leg-deadlift',
              sets: [3, 8, 'reps', 10],
              note: 'Eight each leg',
            },
            {
              exercise: 'pull-up',
              sets: [3, 6, 'reps'],
              note: 'Leave one in',
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'side-plank',
              sets: [2, 40, 'secs'],
              rest: 30,
              note: 'Each side',
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'press-and-row',
      slug: 'press-and-row',
      title: 'Press & row',
      minutes: 45,
      art: {
        spec: 'figure.press.ash.18',
        alt: '',
      },
      summary: 'One arm at a time, so that both sides tell the truth.',
      equipment: ['Dumbbells', 'Barbell', 'Rack'],
      note: 'Start every set with the arm that you write less well with.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 2,
          rest: 0,
          items: [
            {
              exercise: 'push-up',
              sets: [1, 8, 'reps'],
            },
            {
              exercise: 'inverted-row',
              sets: [1, 8, 'reps'],
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'half-kneeling-press',
              sets: [4, 8, 'reps', 12],
              rest: 90,
              note: 'Eight each arm',
            },
          ],
        },
        {
          title: 'Superset',
          kind: 'superset',
          rounds: 3,
          rest: 75,
          items: [
            {
              exercise: 'floor-press',
              sets: [3, 8, 'reps', 18],
              note: '3 s down',
            },
            {
              exercise: 'one-arm-row',
              sets: [3, 8, 'reps', 20],
              note: 'Eight each arm',
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'interval',
          rounds: 6,
          rest: 30,
          items: [
            {
              exercise: 'farmer-carry',
              sets: [6, 30, 'secs', 24],
            },
          ],
        },
      ],
    },
  ],
}
