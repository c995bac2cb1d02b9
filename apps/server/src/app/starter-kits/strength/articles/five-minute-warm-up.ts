import type { KitArticle } from '../../kit-types.ts'

export const fiveMinuteWarmUp: KitArticle = {
  type: 'article',
  key: 'five-minute-warm-up',
  slug: 'the-warm-up-that-fits-in-five-minutes',
  title: 'The warm-up that fits in five minutes',
  art: {
    spec: 'ridge.run.dawn.53',
    alt: '',
  },
  summary: 'Raise, open, rehearse. Three jobs, five minutes, no foam roller.',
  is_commentable: true,
  standfirst:
    'Raise, open, rehearse. Three jobs in five minutes, and you can leave the foam roller where it is.',
  body: `
Most people skip the warm-up because the one they were shown takes a quarter of an hour and feels like admin. Then they take the first working set cold, and it feels heavy, and they decide that today is a bad day.

It was not a bad day. It was a cold one.

A warm-up has three jobs. None of them takes long.

## Minute 1 and 2: raise

Make your heart notice. Walk quickly up some stairs, skip without a rope, march on the spot with your knees high. You are done when you would rather take off your jumper. Warm muscle is springier muscle, and warm joints have better oil.

## Minute 3: open

Choose **one** thing for the joint that will work hardest today.

- Squats or lunges: [hip circles on all fours](/exercises/hip-circles), eight each side.
- Deadlifts or swings: the [ninety-ninety switch](/exercises/ninety-ninety-switch), ten slow turns.
- Presses or pull-ups: hang from a bar, or from a door frame with your feet on the floor, for five breaths.

One is enough. Two minutes of a stretch that you hate will not be repeated on Thursday, and a warm-up that is not repeated is a hobby.

## Minute 4 and 5: rehearse

Now do the lift that you came for, with next to nothing on it. Five slow reps with the empty bar or a light dumbbell, three seconds down, thinking about one thing only. Feet, or breath, or the path of the bar.

Add half of today's weight and do three more. This is the part that people leave out, and it is the part that makes the first real set feel like the second.

## What you can leave out

Long static stretches before heavy work do not protect you, and they take a little off your strength for a while. Save them for the evening, where they do protect you, from the sofa.

Rolling about on hard foam feels nice to some people. If you are one of them, enjoy it. It is not a debt that you owe before you may train.

## On days with no time

If you truly have two minutes, keep the rehearsal and drop the rest. A first set that is light, slow and careful is a warm-up. It always was.

The sessions in this app begin with a warm-up of their own, and it is short on purpose. Do that one, and begin.
`,
}
