import type { Kit } from '../kit-types.ts'
import { about } from './about.ts'
import { home } from './home.ts'
import { library } from './library.ts'
import { products } from './products.ts'
import { programs } from './programs.ts'

/** Strength coaching: a program, short sessions, an exercise library, reading, food, and two things to buy. */
export const strengthKit: Kit = {
  pages: [home, programs, ...library, about],
  products,
  shows_coach: true,
  tabs: [
    { target: 'home', icon: 'home' },
    { target: 'page', icon: 'layers', page: 'programs', label: 'Programs' },
    { target: 'schedule', icon: 'calendar' },
    { target: 'messages', icon: 'message' },
    { target: 'account', icon: 'user' },
  ],
  welcome: {
    page: 'slow-burn',
    text: 'Welcome to {app}. I’m {coach_first}, and I read everything that is written here. Tell me where you train and what you would like to lift three weeks from now, and ask whatever is unclear before your first session.',
  },
}
