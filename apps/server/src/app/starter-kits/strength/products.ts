import type { KitProduct } from '../kit-types.ts'

/** One thing to own and one to belong to. */
export const products: readonly KitProduct[] = [
  {
    key: 'slow-burn',
    title: 'Slow Burn',
    subtitle: 'Three weeks, nine sessions, yours to keep',
    description:
      'The whole program, once and for good. Go through it as often as you like: each round begins with the weights that ended the last one.',
    benefits: [
      'Nine sessions with every set, weight and rest written out',
      'All exercises explained step by step',
      'Comments under each session, answered by {coach_first}',
      'No subscription, no end date',
    ],
    art: {
      spec: 'arch.ember.41',
      alt: '',
    },
    versions: [
      {
        name: 'One payment',
        amount: 5900,
        currency: 'USD',
        interval: null,
        trial_days: 0,
        is_default: true,
      },
    ],
  },
  {
    key: 'all-in',
    title: '{app} All-in',
    subtitle: 'Every program, and a line to {coach_first}',
    description:
      'Everything in the app for as long as you stay: Slow Burn, each program that follows it, all recipes, and answers to your questions.',
    benefits: [
      'Every program, now and to come',
      'All recipes from the kitchen',
      'Your questions answered within a day',
      'Stop any time in your account',
    ],
    art: {
      spec: 'kettlebell.clay.42',
      alt: '',
    },
    versions: [
      {
        name: 'Monthly',
        amount: 2900,
        currency: 'USD',
        interval: 'month',
        trial_days: 7,
        is_default: true,
      },
      {
        name: 'Yearly',
        amount: 22800,
        currency: 'USD',
        interval: 'year',
        trial_days: 7,
        is_default: false,
      },
    ],
  },
]
