import type { KitGeneric, KitProgram } from '../kit-types.ts'
import { shortSessions } from './short-sessions.ts'
import { week1 } from './week-1.ts'
import { week2 } from './week-2.ts'
import { week3 } from './week-3.ts'

const slowBurn: KitProgram = {
  type: 'program',
  key: 'slow-burn',
  slug: 'slow-burn',
  title: 'Slow Burn',
  art: {
    spec: 'arch.ember.1',
    alt: '',
  },
  summary:
    'Three weeks, three days each. Lower everything slowly and get strong in less time than you think.',
  tagline: 'Lower everything slowly, add a little each week, and start again stronger than before.',
  coach_line: 'Your coach',
  level: 'intermediate',
  weeks: 3,
  days_per_week: 3,
  equipment: ['Barbell', 'Dumbbells', 'Pull-up bar'],
  access: {
    products: ['slow-burn', 'all-in'],
    is_progress_root: true,
  },
  is_commentable: true,
  blocks: [
    {
      type: 'text',
      text: `## How Slow Burn works

Nine sessions in three weeks: one for the squat, one for the hinge, one for the press, three times over. Each is forty to fifty minutes, warm-up included.

The rule that holds it together is **three seconds down**. It lets you train hard with loads that your joints forgive, and it shows you where you are weak before a heavy weight does.

## What you need

A bar with plates, two dumbbells that you can change, and something to hang from. A rack helps from week 2. Without a bar, use dumbbells everywhere and choose the heavier ones.

## When it is done

Go round again with the weights of week 2 as your new week 1.`,
    },
    {
      type: 'icon_list',
      title: 'Good to know',
      items: [
        {
          icon: 'calendar',
          title: 'Leave a day between',
          text: 'Monday, Wednesday, Friday is the classic. Any three that do not touch will do.',
        },
        {
          icon: 'lock',
          title: 'Week 3 waits',
          text: 'It opens fourteen days after you start, so that the heavy sets meet rested legs.',
        },
        {
          icon: 'message',
          title: 'Ask',
          text: 'Every session has comments. Post a video if you like, and you will get an answer.',
        },
      ],
    },
    {
      type: 'chat',
      title: 'Talk about Slow Burn',
    },
  ],
  children: [week1, week2, week3],
}

/** The page behind the Programs tab, with the program and the short sessions below it. */
export const programs: KitGeneric = {
  type: 'generic',
  key: 'programs',
  slug: 'programs',
  title: 'Programs',
  show_title: true,
  art: {
    spec: 'plates.ember.62',
    alt: '',
  },
  summary: 'The program, and three short sessions that anyone may try.',
  blocks: [
    {
      type: 'text',
      text: 'One program to live by, and three short sessions for days that have other plans.',
    },
    {
      type: 'collection',
      title: 'The program',
      pages: ['slow-burn'],
      layout: 'list',
      cover: 'wide',
    },
    {
      type: 'collection',
      title: 'Twenty minutes or less',
      pages: ['floor-press-ladder', 'hips-open', 'swing-clock'],
      layout: 'list',
      cover: 'square',
    },
    {
      type: 'button',
      text: 'Look up an exercise',
      action: {
        type: 'open_page',
        page: 'exercises',
      },
      style: 'outline',
    },
  ],
  children: [slowBurn, ...shortSessions],
}
