import type { KitArticle } from '../../kit-types.ts'

export const howHeavy: KitArticle = {
  type: 'article',
  key: 'how-heavy',
  slug: 'how-heavy-is-heavy-enough',
  title: 'How heavy is heavy enough',
  art: {
    spec: 'tide.clay.52',
    alt: '',
  },
  summary: 'You do not need a calculator. You need to know how many reps you left behind.',
  is_commentable: true,
  standfirst:
    'You do not need a calculator, or a number that somebody else lifted. You need to know how many reps you left behind.',
  body: `
The question I am asked most often comes on the first day, beside the rack: *what should I put on the bar?*

My answer is always another question. If I offered you a good dinner to keep going at the end of this set, how many more could you have done with the same shape?

That number is the only one that matters. Some coaches call it reps in reserve. I call it **what is left**.

## What to aim for

- **Three left** in your first week of anything. You are learning a movement, and tired people learn badly.
- **Two left** for most of your training life. Heavy enough to change you, light enough to come back for on Wednesday.
- **One left** in the last week of a cycle, on the big lifts alone, after a good night.
- **None left** is for competitions and for moving pianos.

## How to get good at guessing

Nearly everyone guesses wrong at first, and nearly everyone guesses low. When you think that you have two left, you often have five. So once a month, on the last set of an exercise that cannot trap you (a row, a floor press, a goblet squat), say your number out loud and then find out. Stop when the shape breaks and compare.

After three or four of these you will be right to within one. That is better than most formulas.

## When the number changes by itself

Sleep badly and the same bar has one fewer rep in it. Eat well, laugh at lunch, and it has one more. This is not weakness or magic. It is Tuesday. Let the weight follow the day and the *effort* stay the same.

So the plan on your screen says 60 kg, and today 60 kg leaves you nothing? Use 55. The program will not be offended. It was written for someone with two left, and now that is you again.

## The one rule

Write it down. Weight, reps, and what was left, three figures a set. In a month you will have something that no book can give you: a record of what *your* heavy is, on good days and bad ones.

Then heavy enough stops being a question. You look at last week, you add a little, and you keep two for the way home.
`,
}
