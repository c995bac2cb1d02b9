import type { Kit } from '../kit-types.ts'

/** A start page that says the app's name, and nothing else. */
export const blankKit: Kit = {
  pages: [
    {
      type: 'generic',
      key: 'home',
      slug: '',
      title: 'Home',
      show_title: false,
      art: {
        spec: 'arch.clay.1',
        alt: '',
      },
      summary: '{app}, by {coach}.',
      blocks: [
        {
          type: 'hero',
          eyebrow: '',
          title: '{app}',
          subtitle: 'By {coach}',
          art: {
            spec: 'arch.clay.1',
            alt: '',
          },
        },
        {
          type: 'text',
          text: 'This is your start page. Tap it in the studio, write what your members should see first, and publish.',
        },
      ],
    },
  ],
  products: [],
  shows_coach: false,
  tabs: [
    { target: 'home', icon: 'home' },
    { target: 'schedule', icon: 'calendar' },
    { target: 'messages', icon: 'message' },
    { target: 'account', icon: 'user' },
  ],
}
