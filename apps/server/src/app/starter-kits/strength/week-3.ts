import type { KitGeneric } from '../kit-types.ts'

/** The third stage opens two weeks after the start, because strength is what is left after rest. */
export const week3: KitGeneric = {
  type: 'generic',
  key: 'week-3',
  slug: 'week-3',
  title: 'Hold the heat',
  show_title: true,
  art: {
    spec: 'arch.clay.23',
    alt: '',
  },
  summary: 'Week 3 of Slow Burn: the heaviest sets, with the most rest between them.',
  access: { unlock_after_days: 14 },
  blocks: [
    {
      type: 'text',
      text: `This week opens fourteen days after you began. Earlier would be easier on your patience and harder on your joints.

Fewer reps, more weight, longer rests. When week 3 is done, start again at week 1 with the weights of week 2. **Most people go round three times before they stop getting stronger.**`,
    },
  ],
  children: [
    {
      type: 'workout',
      key: 'heavy-squat',
      slug: 'heavy-squat',
      title: 'Heavy squat',
      minutes: 52,
      art: {
        spec: 'figure.squat.ash.25',
        alt: '',
      },
      summary: 'Five sets of three. The rest between them is part of the work.',
      equipment: ['Barbell', 'Rack', 'Dumbbells'],
      note: 'Set the safety bars one hand below your deepest position before you begin.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 2,
          rest: 0,
          items: [
            {
              exercise: 'hip-circles',
              sets: [1, 8, 'reps'],
              note: 'Eight each side',
            },
            {
              exercise: 'goblet-squat',
              sets: [1, 8, 'reps', 16],
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'back-squat',
              sets: [5, 3, 'reps', 65],
              rest: 180,
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
              exercise: 'reverse-lunge',
              sets: [3, 8, 'reps', 12],
              note: 'Eight each leg',
            },
            {
              exercise: 'two-dumbbell-row',
              sets: [3, 8, 'reps', 18],
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'dead-bug',
              sets: [3, 8, 'reps'],
              rest: 30,
              note: 'Eight each side',
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'heavy-hinge',
      slug: 'heavy-hinge',
      title: 'Heavy hinge',
      minutes: 50,
      art: {
        spec: 'figure.deadlift.ember.26',
        alt: '',
      },
      summary: 'Sumo deadlifts for triples, then as many good pull-ups as three sets will hold.',
      equipment: ['Barbell', 'Pull-up bar', 'Kettlebell'],
      note: 'Let the bar come to a full stop on the floor. A bounce is a rep that the floor did for you.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 1,
          rest: 0,
          items: [
            {
              exercise: 'hip-switch',
              sets: [1, 10, 'reps'],
            },
            {
              exercise: 'kettlebell-swing',
              sets: [1, 12, 'reps', 16],
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'sumo-deadlift',
              sets: [5, 3, 'reps', 85],
              rest: 180,
              note: '3 s down',
            },
          ],
        },
        {
          title: 'Superset',
          kind: 'superset',
          rounds: 3,
          rest: 120,
          items: [
            {
              exercise: 'pull-up',
              sets: [3, 6, 'reps'],
              note: 'Leave one in',
            },
            {
              exercise: 'single-leg-deadlift',
              sets: [3, 6, 'reps', 14],
              note: 'Six each leg',
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'side-plank',
              sets: [2, 45, 'secs'],
              rest: 30,
              note: 'Each side',
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'everything-once',
      slug: 'everything-once',
      title: 'Everything, once',
      minutes: 40,
      art: {
        spec: 'ridge.run.dawn.27',
        alt: '',
      },
      summary: 'Four rounds of all you have practised. Then tea.',
      equipment: ['Dumbbells', 'Kettlebell'],
      note: 'Same weights in every round. The last one should look like the first.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 2,
          rest: 0,
          items: [
            {
              exercise: 'hip-circles',
              sets: [1, 6, 'reps'],
              note: 'Six each side',
            },
            {
              exercise: 'push-up',
              sets: [1, 6, 'reps'],
            },
          ],
        },
        {
          title: 'Circuit',
          kind: 'circuit',
          rounds: 4,
          rest: 120,
          items: [
            {
              exercise: 'goblet-squat',
              sets: [4, 10, 'reps', 20],
            },
            {
              exercise: 'floor-press',
              sets: [4, 10, 'reps', 16],
            },
            {
              exercise: 'romanian-deadlift',
              sets: [4, 10, 'reps', 40],
            },
            {
              exercise: 'one-arm-row',
              sets: [4, 8, 'reps', 18],
              note: 'Eight each arm',
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'interval',
          rounds: 5,
          rest: 30,
          items: [
            {
              exercise: 'kettlebell-swing',
              sets: [5, 30, 'secs', 16],
            },
          ],
        },
      ],
    },
  ],
}
