import type { KitGeneric } from '../kit-types.ts'
import { eatingAroundTraining } from './articles/eating-around-training.ts'
import { firstPullUp } from './articles/first-pull-up.ts'
import { fiveMinuteWarmUp } from './articles/five-minute-warm-up.ts'
import { howHeavy } from './articles/how-heavy.ts'
import { slowReps } from './articles/slow-reps.ts'
import { tiredWeek } from './articles/tired-week.ts'
import { coreExercises } from './exercises-core.ts'
import { hingeExercises } from './exercises-hinge.ts'
import { legExercises } from './exercises-legs.ts'
import { pullExercises } from './exercises-pull.ts'
import { pushExercises } from './exercises-push.ts'
import { meals } from './meals.ts'

/** What to read, what to eat, and how each movement goes. */
export const library: readonly KitGeneric[] = [
  {
    type: 'generic',
    key: 'journal',
    slug: 'journal',
    title: 'Journal',
    show_title: true,
    art: {
      spec: 'tide.ember.63',
      alt: '',
    },
    summary: 'Short reads by {coach} on lifting, eating and resting.',
    blocks: [
      {
        type: 'text',
        text: 'Short reads for the time between two sets, or between two weeks. Two of them are for members: log in, it costs nothing.',
      },
      {
        type: 'collection',
        title: '',
        pages: { children_of: 'journal' },
        layout: 'list',
        cover: 'square',
      },
    ],
    children: [slowReps, howHeavy, fiveMinuteWarmUp, eatingAroundTraining, tiredWeek, firstPullUp],
  },
  {
    type: 'generic',
    key: 'kitchen',
    slug: 'kitchen',
    title: 'Kitchen',
    show_title: true,
    art: {
      spec: 'bowl.clay.64',
      alt: '',
    },
    summary: 'Meals for training days, with honest figures for one serving.',
    blocks: [
      {
        type: 'text',
        text: 'Food for people who train and have other things to do. Every figure is for **one serving**, weighed and added up by hand.',
      },
      {
        type: 'collection',
        title: '',
        pages: { children_of: 'kitchen' },
        layout: 'grid',
        cover: 'wide',
      },
    ],
    children: meals,
  },
  {
    type: 'generic',
    key: 'exercises',
    slug: 'exercises',
    title: 'Exercises',
    show_title: true,
    art: {
      spec: 'strobe.ash.65',
      alt: '',
    },
    summary: 'Twenty-four movements, step by step.',
    blocks: [
      {
        type: 'text',
        text: 'The twenty-four movements that our sessions are made of. Open one in the middle of a set if you are not sure. That is what they are for.',
      },
      {
        type: 'collection',
        title: '',
        pages: { children_of: 'exercises' },
        layout: 'grid',
        cover: 'square',
      },
    ],
    children: [...legExercises, ...hingeExercises, ...pullExercises, ...pushExercises, ...coreExercises],
  },
]
