import type { KitArticle } from '../../kit-types.ts'

export const tiredWeek: KitArticle = {
  type: 'article',
  key: 'tired-week',
  slug: 'the-week-you-are-tired',
  title: 'What to do in the week you are tired',
  art: {
    spec: 'tide.ash.55',
    alt: '',
  },
  summary: 'A tired week is not a lost one. Keep the appointment, halve the bill.',
  access: { login: true },
  is_commentable: true,
  standfirst: 'A tired week is not a lost one. Keep the appointment with yourself, and halve the bill.',
  body: `
It comes about every fifth week, and it never asks first. The child has a cold, the quarter ends, or nothing at all has happened and the stairs are simply longer than they were.

You open the app, you see five sets of three, and you close it again. I would like to catch you in that moment.

## First, find out which tired it is

**Tired in the head**, with fresh legs, is the common one. Its sign is that you feel better after the warm-up. Do the session as written, and do not judge it before the second set.

**Tired in the body** shows in the warm-up. The light weights feel heavy, your pulse is high for no reason, old aches say hello. Use the half session below.

**Ill** is not tired. Fever, a cough in the chest, an upset stomach: stay away from the bar until you have had two normal days. You will lose nothing. Strength begins to fade after about three weeks without training, never after three days.

## The half session

Keep the day, the hour and the order of the exercises. Then:

1. Take **half of the sets**. Five become three, four become two.
2. Take **nine tenths of the weight**. If you used 60 kg, use 55.
3. Keep the three seconds down. That part costs nothing and keeps the skill.
4. Leave out the finish. Go home while you still like it.

It takes twenty-five minutes. What matters is that the chain is not broken, and that the body gets the message that we are still doing this.

## A whole week like that

If the half session feels right on Monday, do it for the entire week. That is called a deload, and grown athletes plan one every four to six weeks. You did not fail the program. You arrived at the part that it was too polite to mention.

On the next Monday, start where you had stopped, not where the plan thinks you should be. Nine times out of ten the weights feel lighter than before the pause. The tenth time, take another easy week and look at your sleep.

## What not to do

Do not make up for missed sessions by putting two into one day. Do not change the program, because it is the week that is heavy and not the program. And do not buy anything.

Write me a line under the session if you are not sure which tired you are. I have been all three, and I will be glad that you came.
`,
}
