import type { KitGeneric } from '../kit-types.ts'

/** Who is behind the app. */
export const about: KitGeneric = {
  type: 'generic',
  key: 'about',
  slug: 'about',
  title: 'About',
  show_title: false,
  art: {
    spec: 'ridge.warrior.dawn.61',
    alt: '',
  },
  summary: '{coach} on twelve years of coaching, one bad back, and why everything here is slow.',
  blocks: [
    {
      type: 'hero',
      eyebrow: 'About',
      title: '{coach}',
      subtitle: 'Coach, slow learner, early riser.',
      art: {
        spec: 'ridge.warrior.dawn.61',
        alt: '',
      },
      height_ratio: 72,
    },
    {
      type: 'text',
      text: `I was twenty-six, strong, and in a hurry. Then I picked up a sofa on the fourth floor and did not stand up straight again for six weeks.

What brought my back round was embarrassingly dull: light weights, lowered slowly, three times a week, for the better part of a year. I came out of it stronger than I had gone in. **I have coached that way ever since**, first in a garage with two bars and a kettle, and for the last twelve years with people who sit in meetings, carry children and would like to do both without complaint.

## What I believe

Strength is a skill before it is a size. It can be practised at any age, it does not need to hurt, and it fits into three gaps of a working week.

You will not find before-and-after pictures here. You will find sessions that tell you exactly what to do, reasons why, and somebody who answers.`,
    },
    {
      type: 'icon_list',
      title: 'What you can expect of me',
      items: [
        {
          icon: 'book_open',
          title: 'Reasons',
          text: 'If I ask you to do something, I say what it is for.',
        },
        {
          icon: 'message',
          title: 'Answers',
          text: 'Questions under a session are read every weekday morning.',
        },
        {
          icon: 'shield',
          title: 'Care',
          text: 'No session here assumes that nothing hurts. Tell me, and we find another way round.',
        },
        {
          icon: 'heart',
          title: 'Patience',
          text: 'A missed week is a missed week. We go on from where you are.',
        },
      ],
    },
    {
      type: 'button',
      text: 'Begin with Slow Burn',
      action: {
        type: 'open_page',
        page: 'slow-burn',
      },
      style: 'filled',
    },
    {
      type: 'button',
      text: 'Share this app',
      action: { type: 'share' },
      style: 'text',
    },
  ],
}
