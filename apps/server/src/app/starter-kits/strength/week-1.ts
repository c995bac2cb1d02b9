import type { KitGeneric } from '../kit-types.ts'

/** The first stage: loads light enough to learn the shapes. */
export const week1: KitGeneric = {
  type: 'generic',
  key: 'week-1',
  slug: 'week-1',
  title: 'Find the shape',
  show_title: true,
  art: {
    spec: 'plates.dawn.21',
    alt: '',
  },
  summary: 'Week 1 of Slow Burn: three sessions that teach the squat, the hinge and the press.',
  blocks: [
    {
      type: 'text',
      text: `Week 1 is about positions, not plates. Every main lift goes down for three seconds and comes up at whatever speed is left. Finish each set sure that you could do **three more**.

Write down what you used. Next week begins from there.`,
    },
  ],
  children: [
    {
      type: 'workout',
      key: 'squat-and-brace',
      slug: 'squat-and-brace',
      title: 'Squat & brace',
      minutes: 46,
      art: {
        spec: 'figure.squat.ember.14',
        alt: '',
      },
      summary: 'Goblet squats, split squats and planks. Find your depth and keep it.',
      equipment: ['Dumbbells', 'Bench'],
      note: 'If your heels lift in the squat, put a thin book under each. They come back down by themselves in a week or two.',
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
              exercise: 'glute-bridge',
              sets: [1, 12, 'reps'],
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'goblet-squat',
              sets: [4, 8, 'reps', 16],
              rest: 120,
              note: '3 s down, 1 s still',
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
              exercise: 'split-squat',
              sets: [3, 8, 'reps', 8],
              note: 'Eight each leg',
            },
            {
              exercise: 'inverted-row',
              sets: [3, 8, 'reps'],
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'circuit',
          rounds: 2,
          rest: 45,
          items: [
            {
              exercise: 'plank',
              sets: [2, 30, 'secs'],
            },
            {
              exercise: 'dead-bug',
              sets: [2, 6, 'reps'],
              note: 'Six each side',
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'hinge-and-pull',
      slug: 'hinge-and-pull',
      title: 'Hinge & pull',
      minutes: 48,
      art: {
        spec: 'figure.deadlift.clay.9',
        alt: '',
      },
      summary: 'Sumo deadlifts and pull-ups. Long arms, quiet back.',
      equipment: ['Barbell', 'Pull-up bar', 'Dumbbells'],
      note: 'Film one deadlift from the side. If the bar drifts away from your legs, the weight is right and the path is not.',
      is_commentable: true,
      groups: [
        {
          title: 'Warm-up',
          kind: 'circuit',
          rounds: 1,
          rest: 0,
          items: [
            {
              exercise: 'hip-circles',
              sets: [1, 8, 'reps'],
              note: 'Eight each side',
            },
            {
              exercise: 'hip-switch',
              sets: [1, 10, 'reps'],
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'sumo-deadlift',
              sets: [4, 6, 'reps', 60],
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
              exercise: 'pull-up',
              sets: [3, 5, 'reps'],
              note: 'Leave one in',
            },
            {
              exercise: 'two-dumbbell-row',
              sets: [3, 10, 'reps', 14],
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'side-plank',
              sets: [2, 30, 'secs'],
              rest: 30,
              note: 'Each side',
            },
          ],
        },
      ],
    },
    {
      type: 'workout',
      key: 'press-and-carry',
      slug: 'press-and-carry',
      title: 'Press & carry',
      minutes: 44,
      art: {
        spec: 'figure.press.dawn.6',
        alt: '',
      },
      summary: 'Overhead presses, floor presses and a heavy walk.',
      equipment: ['Barbell', 'Dumbbells'],
      note: 'No room to walk? Stand still with the weights for thirty seconds and think tall.',
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
              sets: [1, 6, 'reps'],
            },
            {
              exercise: 'dead-bug',
              sets: [1, 6, 'reps'],
              note: 'Six each side',
            },
          ],
        },
        {
          title: 'Main lift',
          kind: 'single',
          items: [
            {
              exercise: 'overhead-press',
              sets: [4, 6, 'reps', 25],
              rest: 120,
              note: 'Squeeze everything',
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
              sets: [3, 10, 'reps', 14],
              note: '3 s down',
            },
            {
              exercise: 'one-arm-row',
              sets: [3, 10, 'reps', 16],
              note: 'Ten each arm',
            },
          ],
        },
        {
          title: 'Finish',
          kind: 'single',
          items: [
            {
              exercise: 'farmer-carry',
              sets: [4, 30, 'meters', 20],
              rest: 60,
            },
          ],
        },
      ],
    },
  ],
}
