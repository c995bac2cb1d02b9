import type { KitExercise } from '../kit-types.ts'

const leg = { type: 'exercise', category: 'Strength', mechanic: 'compound' } as const

/** Squats, lunges and steps. */
export const legExercises: readonly KitExercise[] = [
  {
    ...leg,
    key: 'goblet-squat',
    slug: 'goblet-squat',
    title: 'Goblet squat',
    force: 'push',
    level: 'beginner',
    art: {
      spec: 'kettlebell.clay.11',
      alt: '',
    },
    summary:
      'A squat with the weight held against your chest. It teaches the shape that every other squat uses.',
    steps: [
      'Hold a dumbbell or kettlebell upright against your breastbone, elbows under it. Stand a little wider than your hips, toes turned out as far as is comfortable.',
      'Breathe in and brace as if someone were about to tap your stomach. Sit between your heels, knees travelling over your toes.',
      'Stop when your elbows brush the inside of your knees or your heels want to lift, whichever comes first. Hold for one count.',
      'Push the floor away with your whole foot and stand tall. Breathe out near the top, squeeze nothing, start again.',
    ],
    primary: ['Quadriceps', 'Glutes'],
    secondary: ['Adductors', 'Upper back', 'Abdominals'],
    equipment: ['Dumbbell'],
  },
  {
    ...leg,
    key: 'back-squat',
    slug: 'back-squat',
    title: 'Back squat',
    force: 'push',
    level: 'intermediate',
    art: {
      spec: 'figure.squat.ember.3',
      alt: '',
    },
    summary:
      'The bar across your shoulders, a deep breath, and down. The lift that the rest of the week is built around.',
    steps: [
      'Set the bar at the height of your armpits. Pull your shoulder blades together, rest the bar on the shelf they make, and take an even grip just outside your shoulders.',
      'Stand up under it, take two short steps back and find your squat width. Let the bar settle before you move.',
      'Breathe in low, brace, and sit down and slightly back for three seconds. Keep your chest and hips travelling at the same speed.',
      'Go as deep as you can while your back keeps its shape and your feet stay flat. No bounce.',
      'Drive your upper back into the bar and stand. Breathe out past the hardest part, then reset before the next rep.',
    ],
    primary: ['Quadriceps', 'Glutes'],
    secondary: ['Adductors', 'Lower back', 'Abdominals'],
    equipment: ['Barbell', 'Rack'],
  },
  {
    ...leg,
    key: 'split-squat',
    slug: 'rear-foot-split-squat',
    title: 'Rear-foot split squat',
    force: 'push',
    level: 'intermediate',
    art: {
      spec: 'figure.lunge.dawn.5',
      alt: '',
    },
    summary: 'One foot forward, one on a bench behind you. Heavy for the leg, easy on the back.',
    steps: [
      'Stand a long step in front of a bench and lay the top of your back foot on it. Hop the front foot forward until your shin can stay almost upright at the bottom.',
      'Hold dumbbells at your sides. Lean forward a little from the hips so that the weight sits over the middle of your front foot.',
      'Lower straight down until your back knee hovers a hand above the floor.',
      'Push through the front heel to stand. The back leg is a kickstand and does none of the work.',
      'Finish all reps on the weaker side first, then match them on the other.',
    ],
    primary: ['Quadriceps', 'Glutes'],
    secondary: ['Adductors', 'Hamstrings'],
    equipment: ['Dumbbells', 'Bench'],
  },
  {
    ...leg,
    key: 'reverse-lunge',
    slug: 'reverse-lunge',
    title: 'Reverse lunge',
    force: 'push',
    level: 'beginner',
    art: {
      spec: 'figure.lunge.clay.8',
      alt: '',
    },
    summary:
      'Step back, touch down, stand up. Kinder to the knees than stepping forward, and just as honest.',
    steps: [
      'Stand with your feet under your hips, weights at your sides or hands on your hips.',
      'Step one foot straight back, as if on a rail rather than a tightrope, and bend both knees.',
      'Let the back knee come down until it almost touches. Your front shin stays nearly upright.',
      'Push the floor away with the front foot and bring the back foot in. Pause, find your balance, change sides.',
    ],
    primary: ['Glutes', 'Quadriceps'],
    secondary: ['Hamstrings', 'Abdominals'],
    equipment: ['Dumbbells'],
  },
  {
    ...leg,
    key: 'step-up',
    slug: 'step-up',
    title: 'Step-up',
    force: 'push',
    level: 'beginner',
    art: {
      spec: 'ridge.lunge.bone.4',
      alt: '',
    },
    summary: 'A box, one leg, no push from below. It looks simple until the fifth rep.',
    steps: [
      'Choose a box that puts your thigh about level with the floor. Place one whole foot on it, heel included.',
      'Lean your chest over that knee until the trailing foot feels light.',
      'Stand up on the top leg alone. If you feel yourself spring off the floor, choose a lower box.',
      'Take three seconds to lower yourself until your toes just touch, then go again on the same side.',
    ],
    primary: ['Quadriceps', 'Glutes'],
    secondary: ['Calves', 'Adductors'],
    equipment: ['Box', 'Dumbbells'],
  },
]
