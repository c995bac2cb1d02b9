import type { KitExercise } from '../kit-types.ts'

const pull = { type: 'exercise', category: 'Strength', mechanic: 'compound', force: 'pull' } as const

/** Pull-ups and rows. */
export const pullExercises: readonly KitExercise[] = [
  {
    ...pull,
    key: 'pull-up',
    slug: 'pull-up',
    title: 'Pull-up, any grip',
    level: 'intermediate',
    art: {
      spec: 'figure.hang.ember.4',
      alt: '',
    },
    summary: 'Hang, pull, chin over the bar. Choose the grip that your shoulders like today.',
    steps: [
      'Hang with straight arms and your thumbs around the bar. Legs together, a hand in front of you, ribs down.',
      'Before you bend an elbow, draw your shoulders away from your ears. That inch is where the rep begins.',
      'Drive your elbows down and back until your chin passes the bar without craning for it.',
      'Lower for three seconds to straight arms. Stop the set with one good rep still in you.',
      'No full rep yet? Step up to the top and do the lowering alone, five seconds each.',
    ],
    primary: ['Lats', 'Upper back'],
    secondary: ['Biceps', 'Forearms', 'Abdominals'],
    equipment: ['Pull-up bar'],
  },
  {
    ...pull,
    key: 'inverted-row',
    slug: 'inverted-row',
    title: 'Inverted row',
    level: 'beginner',
    art: {
      spec: 'strobe.clay.3',
      alt: '',
    },
    summary: 'Lie under a bar and pull your chest to it. The lower the bar, the harder it gets.',
    steps: [
      'Set a bar at hip height, lie under it and take it a little wider than your shoulders.',
      'Make your body one plank from heels to head, heels on the floor.',
      'Pull your breastbone to the bar, elbows at the angle of an arrowhead. Pause there for one count.',
      'Lower until your arms are straight and your shoulder blades have spread. Bend your knees if your hips begin to sag.',
    ],
    primary: ['Upper back', 'Lats'],
    secondary: ['Biceps', 'Abdominals'],
    equipment: ['Barbell', 'Rack'],
  },
  {
    ...pull,
    key: 'two-dumbbell-row',
    slug: 'two-dumbbell-row',
    title: 'Two-dumbbell row',
    level: 'beginner',
    art: {
      spec: 'plates.dawn.9',
      alt: '',
    },
    summary:
      'Hinge, hold, and row both arms together. Your lower back learns to be quiet while the rest works.',
    steps: [
      'Take a dumbbell in each hand and hinge until your chest faces the floor, knees soft. This position is half of the exercise.',
      'Let the weights hang, palms facing each other.',
      'Row your elbows past your ribs without lifting your chest.',
      'Lower until the arms are long and the shoulder blades slide apart. Stand up between sets, not between reps.',
    ],
    primary: ['Upper back', 'Lats'],
    secondary: ['Biceps', 'Lower back', 'Hamstrings'],
    equipment: ['Dumbbells'],
  },
  {
    ...pull,
    key: 'one-arm-row',
    slug: 'one-arm-row',
    title: 'One-arm row',
    level: 'beginner',
    art: {
      spec: 'kettlebell.ash.7',
      alt: '',
    },
    summary: 'One hand on a bench, one on the weight. Pull it to your hip pocket, not to your armpit.',
    steps: [
      'Plant one hand on a bench and step the same foot back, so that your back is flat and both hips face the floor.',
      'Let the dumbbell hang under your shoulder and feel the stretch along your side.',
      'Draw your elbow back along your ribs, aiming the weight at your hip pocket.',
      'Lower it under control until the shoulder blade moves forward again. Do not twist to win an inch.',
    ],
    primary: ['Lats', 'Upper back'],
    secondary: ['Biceps', 'Forearms'],
    equipment: ['Dumbbell', 'Bench'],
  },
]
