import type { KitExercise } from '../kit-types.ts'

const push = { type: 'exercise', category: 'Strength', mechanic: 'compound', force: 'push' } as const

/** Presses. */
export const pushExercises: readonly KitExercise[] = [
  {
    ...push,
    key: 'push-up',
    slug: 'push-up',
    title: 'Push-up',
    level: 'beginner',
    art: {
      spec: 'figure.dog.bone.6',
      alt: '',
    },
    summary: 'A moving plank. Raise your hands on a bench until you can do eight that look alike.',
    steps: [
      'Place your hands just outside your shoulders and screw them into the floor until your elbows point back at an angle.',
      'Squeeze your legs together and tuck your tailbone, so that nothing sags and nothing pikes.',
      'Lower your whole body as one piece until your chest is a fist above the floor.',
      'Push the floor away until your arms are straight and your upper back is wide.',
    ],
    primary: ['Chest', 'Triceps'],
    secondary: ['Shoulders', 'Abdominals'],
    equipment: ['No kit'],
  },
  {
    ...push,
    key: 'floor-press',
    slug: 'dumbbell-floor-press',
    title: 'Dumbbell floor press',
    level: 'beginner',
    art: {
      spec: 'kettlebell.ember.15',
      alt: '',
    },
    summary: 'A bench press without the bench. The floor looks after your shoulders.',
    steps: [
      'Lie on your back with your knees bent and the dumbbells standing on your hips. Roll back and bring them over your chest.',
      'Turn your palms halfway towards each other and pull your shoulder blades down.',
      'Lower for three seconds until the backs of your upper arms rest on the floor. Let them rest; do not bounce.',
      'Press up and slightly together until your arms are straight. Bring the weights back to your hips before you sit up.',
    ],
    primary: ['Chest', 'Triceps'],
    secondary: ['Shoulders'],
    equipment: ['Dumbbells'],
  },
  {
    ...push,
    key: 'overhead-press',
    slug: 'overhead-press',
    title: 'Overhead press',
    level: 'intermediate',
    art: {
      spec: 'figure.press.clay.2',
      alt: '',
    },
    summary: 'From shoulders to overhead, standing. Your legs are the bench, so keep them hard.',
    steps: [
      'Hold the bar on the front of your shoulders, hands just outside them, forearms upright.',
      'Squeeze your glutes and thighs, breathe in, and pull your chin back out of the way.',
      'Press straight up past your nose. As the bar clears your head, bring your head through under it.',
      'Finish with the bar over the middle of your feet and your ears between your arms. Lower the same way, chin back again.',
    ],
    primary: ['Shoulders', 'Triceps'],
    secondary: ['Upper back', 'Abdominals', 'Glutes'],
    equipment: ['Barbell'],
  },
  {
    ...push,
    key: 'half-kneeling-press',
    slug: 'half-kneeling-press',
    title: 'Half-kneeling press',
    level: 'beginner',
    art: {
      spec: 'figure.press.dawn.14',
      alt: '',
    },
    summary: 'One knee down, one arm up. It shows at once which side of you is cheating.',
    steps: [
      'Kneel on one knee with the other foot flat in front, both knees at a right angle. Hold the weight on the side of the kneeling leg.',
      'Squeeze the glute of the kneeling side and keep your ribs over your hips.',
      'Press up until your arm is beside your ear. If you lean or arch, take less.',
      'Lower to your shoulder in three seconds. Change knee and hand together.',
    ],
    primary: ['Shoulders', 'Triceps'],
    secondary: ['Abdominals', 'Glutes'],
    equipment: ['Dumbbell'],
  },
]
