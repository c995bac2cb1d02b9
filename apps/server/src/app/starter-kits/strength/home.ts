import type { KitGeneric } from '../kit-types.ts'

/** The start page: something to do at once, the program, and a reason to come back. */
export const home: KitGeneric = {
  type: 'generic',
  key: 'home',
  slug: '',
  title: 'Home',
  show_title: false,
  art: {
    spec: 'figure.deadlift.ember.7',
    alt: '',
  },
  summary:
    'Strength coaching with {coach}: slow reps, short sessions and a program that fits into a working week.',
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Strength with {coach}',
      title: 'Strong, without hurry',
      subtitle: 'Same bar as Monday, slower down.',
      is_personal: true,
      art: {
        spec: 'figure.deadlift.ember.7',
        alt: '',
      },
      card: {
        page: 'hips-open',
        label: 'Start here',
        button: 'Start workout',
      },
    },
    {
      type: 'collection',
      title: 'Twenty minutes or less',
      pages: ['floor-press-ladder', 'hips-open', 'swing-clock'],
      layout: 'row',
      cover: 'square',
      more: {
        text: 'See all',
        page: 'programs',
      },
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
      title: 'From the kitchen',
      pages: ['skyr-oats', 'miso-salmon', 'lentils-egg', 'ember-traybake'],
      layout: 'row',
      cover: 'wide',
      more: {
        text: 'See all',
        page: 'kitchen',
      },
    },
    {
      type: 'collection',
      title: 'Read before you lift',
      pages: ['slow-reps', 'how-heavy', 'five-minute-warm-up'],
      layout: 'list',
      cover: 'square',
      more: {
        text: 'See all',
        page: 'journal',
      },
    },
    {
      type: 'icon_list',
      title: 'How it works here',
      items: [
        {
          icon: 'timer',
          title: 'Three seconds down',
          text: 'Every main lift is lowered slowly. It is safer, and it works with less on the bar.',
        },
        {
          icon: 'calendar',
          title: 'Three days a week',
          text: 'Forty-five minutes each. Put them on your calendar, move them when life does.',
        },
        {
          icon: 'message',
          title: 'A coach who answers',
          text: 'Ask under any session. {coach_first} reads every line.',
        },
      ],
    },
    {
      type: 'button',
      text: 'See what All-in includes',
      action: {
        type: 'trigger_purchase',
        products: ['all-in'],
      },
      style: 'soft',
    },
  ],
}
