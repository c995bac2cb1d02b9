import type { KitArticle } from '../../kit-types.ts'

export const firstPullUp: KitArticle = {
  type: 'article',
  key: 'first-pull-up',
  slug: 'your-first-strict-pull-up',
  title: 'Your first strict pull-up',
  art: {
    spec: 'figure.hang.clay.56',
    alt: '',
  },
  summary: 'Four rungs between hanging there and pulling yourself up, and how to know when to climb.',
  access: { login: true },
  is_commentable: true,
  standfirst:
    'There are four rungs between hanging there and pulling yourself up. Here is each of them, and how you know when to climb.',
  body: `
Nobody is too old, too heavy or too anything for a pull-up. Most people have only been asked to begin at the top of the ladder. Bands and machines help you through the middle of the movement, where you need it least, and leave you alone at the bottom, where you need it most.

So we go the other way round. Twice a week, after the main lift, ten minutes each time.

## Rung 1: hang

Take the bar with your thumbs around it and let your legs hang a little in front of you. Ribs down. Breathe.

Begin with five hangs of ten seconds. **Climb when you can hang for forty in one piece.** Your hands will complain for two weeks, and then they will not.

## Rung 2: the first inch

From the hang, arms straight, draw your shoulders down and away from your ears. Your body rises by the width of three fingers. Hold it for two seconds and let go slowly.

It looks like nothing. It is the part of the pull-up that everybody is missing. Do four sets of six. **Climb when the last set looks like the first.**

## Rung 3: the way down

Step on a box until your chin is over the bar, take your feet off, and lower yourself for five seconds. Do not let the last third become a fall.

Three sets of three, with two minutes of rest. Yes, nine reps in all. Slow lowering makes you sorer than anything else in this article, so leave two days between. **Climb when you can take eight seconds for each of three.**

## Rung 4: the pull

Now try one. Hang, first inch, elbows to your back pockets, chin over. If it stops halfway, hold it there for as long as you can and lower from that place. You have just done the hardest part of the exercise on purpose.

Then do your slow lowerings as before. Test one pull at the beginning of every session, fresh, and never ten.

## How long it takes

For some people four weeks, for many twelve. It depends on what you weigh, what your arms remember and how often you sleep eight hours. None of it depends on talent.

When the first one comes, it comes on an ordinary day, and it is a little crooked. Take it. Then tell us in the comments, because there are people in there on rung two who would very much like to hear it.

After the first, do single reps all through your session, one between other things, until you have collected five. The second in a row arrives by itself.
`,
}
