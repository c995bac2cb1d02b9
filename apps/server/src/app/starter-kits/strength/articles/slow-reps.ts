import type { KitArticle } from '../../kit-types.ts'

export const slowReps: KitArticle = {
  type: 'article',
  key: 'slow-reps',
  slug: 'why-slow-reps-build-strong-backs',
  title: 'Why slow reps build strong backs',
  art: {
    spec: 'strata.ember.51',
    alt: '',
  },
  summary: 'Three seconds down is the cheapest coach you will ever have.',
  is_commentable: true,
  standfirst:
    'Three seconds down is the cheapest coach you will ever have. Here is what it does, and how to use it without becoming bored.',
  body: `
A fast rep hides things. Momentum carries the bar past the weak inch, and the weak inch stays weak.

Take three full seconds on the way down and there is nowhere to hide. Your hamstrings hold the load for longer, your grip gets a second job, and your back learns one shape and keeps it.

## Count it out loud

If you run out of breath before three, the bar is too heavy. Saying the numbers does two things at once: it keeps the pace honest, and it makes you hold your brace while you breathe, which is exactly what your back needs to learn.

Count on the way down only. Come up as fast as the weight allows. Most of the time that will not look fast, and that is fine.

## What changes inside

Muscles are stronger when they lengthen under load than when they shorten. A slow descent spends more time there, so the same bar does more work. Tendons like it as well. They adapt to steady tension, and they take their time, which is why the first weeks of Slow Burn feel easier than you expect. Your muscles could do more. The rest of you is catching up.

There is a quieter change too. In three seconds you can *feel* where the weight sits on your feet. People who have been told for years to keep their heels down often find them by themselves in the first slow set.

## When to stop

End the set when the count breaks. Not when it burns, and not when somebody is watching. If the third rep came down in three seconds and the sixth in one, you did five reps and a drop.

## How to add weight

- Keep the same weight until every rep of every set comes down in three.
- Then add the smallest plates you own and begin again.
- If you lose the count two sessions in a row, go back one step. Nobody will know, and your back will thank you.

A year of this moves fewer plates than ego does in a month, and more than ego does in a year. I have watched both happen, often enough to have stopped arguing about it.

Try it in the next session with the first set only. You will want to use it for the second.
`,
}
