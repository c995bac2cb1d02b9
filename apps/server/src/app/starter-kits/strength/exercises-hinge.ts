import type { KitExercise } from '../kit-types.ts'

const hinge = { type: 'exercise', category: 'Strength', mechanic: 'compound', force: 'pull' } as const

/** Deadlifts, bridges and swings. */
export const hingeExercises: readonly KitExercise[] = [
  {
    ...hinge,
    key: 'sumo-deadlift',
    slug: 'sumo-deadlift',
    title: 'Sumo deadlift',
    level: 'intermediate',
    art: {
      spec: 'figure.deadlift.ember.7',
      alt: '',
    },
    summary: 'Feet wide, hands inside your knees. A shorter way up and a prouder chest.',
    steps: [
      'Stand with your shins a hand from the bar, feet wide enough that your knees can point over your toes when you bend.',
      'Reach straight down and take the bar just inside your shins. Pull your hips down and your chest up until your arms are long and tight.',
      'Breathe in, brace, and take the slack out of the bar until it hums. Nothing has left the floor yet.',
      'Push your feet apart and down. Knees and hips open together, and the bar slides up your legs.',
      'Stand tall without leaning back. Lower for three seconds along the same line and let the plates come to rest before the next rep.',
    ],
    primary: ['Glutes', 'Hamstrings'],
    secondary: ['Adductors', 'Upper back', 'Forearms'],
    equipment: ['Barbell'],
  },
  {
    ...hinge,
    key: 'romanian-deadlift',
    slug: 'romanian-deadlift',
    title: 'Romanian deadlift',
    level: 'beginner',
    art: {
      spec: 'plates.clay.6',
      alt: '',
    },
    summary:
      'From standing, hips back until your hamstrings say stop. The best teacher of the hinge there is.',
    steps: [
      'Stand tall with a bar or dumbbells against your thighs, knees soft.',
      'Push your hips straight back as if you were closing a car door behind you. The weight slides down your legs.',
      'Keep your ribs down and your neck long. Stop where the stretch is strong and your back is still flat, often just under the knee.',
      'Pull your hips through to stand. The knees hardly move from first to last.',
    ],
    primary: ['Hamstrings', 'Glutes'],
    secondary: ['Lower back', 'Forearms'],
    equipment: ['Barbell'],
  },
  {
    ...hinge,
    key: 'single-leg-deadlift',
    slug: 'single-leg-deadlift',
    title: 'Single-leg deadlift',
    level: 'intermediate',
    art: {
      spec: 'figure.warrior.dawn.9',
      alt: '',
    },
    summary: 'One leg on the floor, one reaching behind you. Balance is half of the exercise.',
    steps: [
      'Stand on one leg with the knee unlocked and a weight in the opposite hand.',
      'Tip forward from the hip. The free leg reaches for the wall behind you, toes pointing at the floor so that your hips stay level.',
      'Go down until your body is near parallel with the floor or your hamstring stops you.',
      'Press the standing foot into the ground and come back up in one piece. Touch the free foot down if you wobble, then carry on.',
    ],
    primary: ['Hamstrings', 'Glutes'],
    secondary: ['Calves', 'Abdominals'],
    equipment: ['Dumbbell'],
  },
  {
    ...hinge,
    key: 'glute-bridge',
    slug: 'glute-bridge',
    title: 'Glute bridge',
    level: 'beginner',
    art: {
      spec: 'figure.sit.bone.2',
      alt: '',
    },
    summary:
      'On your back, feet flat, hips up. Small, and it wakes up everything that long days of sitting put to sleep.',
    steps: [
      'Lie on your back, feet flat and close enough that your fingertips could brush your heels.',
      'Tuck your tailbone a little so that your lower back rests on the floor.',
      'Press through your heels and lift your hips until shoulders, hips and knees make one line.',
      'Hold for two breaths with your ribs down, then lower one bone at a time.',
    ],
    primary: ['Glutes'],
    secondary: ['Hamstrings', 'Abdominals'],
    equipment: ['No kit'],
  },
  {
    ...hinge,
    key: 'kettlebell-swing',
    slug: 'kettlebell-swing',
    title: 'Kettlebell swing',
    level: 'intermediate',
    art: {
      spec: 'figure.swing.ash.12',
      alt: '',
    },
    summary: 'A hinge with a snap. Your hips throw the bell, and your arms are only ropes.',
    steps: [
      'Set the bell a foot in front of you. Hinge, tip it towards you by the handle and feel your lats take hold.',
      'Hike it back high between your thighs, forearms against your legs.',
      'Snap your hips straight and stand as tall as you can. The bell floats to your chest by itself.',
      'Wait for it. When it begins to fall, let it push your hips back and go straight into the next.',
      'Put it down the moment the snap is gone. Tired swings teach tired backs.',
    ],
    primary: ['Glutes', 'Hamstrings'],
    secondary: ['Abdominals', 'Upper back', 'Forearms'],
    equipment: ['Kettlebell'],
  },
]
