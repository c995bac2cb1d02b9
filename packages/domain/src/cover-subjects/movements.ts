import type { Pose, Subject } from '../art/index.ts'
import { findWords, toWords, type WordTable } from './words.ts'

/** What is known of an exercise or a workout; everything but the title may be missing. */
export type MovementFacts = {
  readonly title: string
  readonly equipment?: readonly string[]
  readonly muscles?: readonly string[]
  readonly category?: string
}

/** The movement by the words of the title, the most specific first. */
const BY_TITLE: WordTable<Pose> = [
  ['child', ['child s pose', 'childs pose', 'balasana', 'puppy pose', 'وضعية الطفل']],
  [
    'dog',
    ['downward dog', 'downward facing dog', 'down dog', 'adho mukha', 'pike hold', 'sun salutation', 'الكلب'],
  ],
  ['birddog', ['bird dog', 'donkey kick', 'fire hydrant', 'hip circles all fours', 'hip circle']],
  ['cat', ['cat cow', 'cat stretch', 'cat camel', 'cat pose', 'marjaryasana', 'all fours', 'القطة']],
  [
    'cobra',
    ['cobra', 'sphinx', 'upward dog', 'upward facing dog', 'bhujangasana', 'press up back', 'الكوبرا'],
  ],
  ['superman', ['superman', 'locust', 'back extension', 'hyperextension', 'salabhasana', 'prone']],
  ['triangle', ['triangle', 'trikonasana', 'side angle', 'windmill', 'half moon', 'المثلث']],
  ['tree', ['tree pose', 'tree', 'vrksasana', 'mountain pose', 'tadasana', 'one leg balance', 'الشجرة']],
  ['warrior', ['warrior', 'virabhadrasana', 'goddess', 'المحارب']],
  [
    'rest',
    [
      'savasana',
      'shavasana',
      'corpse',
      'rest',
      'body scan',
      'legs up the wall',
      'yoga nidra',
      'vacuum',
      'الاستلقاء',
    ],
  ],
  [
    'sit',
    [
      'breath',
      'breathing',
      'meditation',
      'meditate',
      'easy seat',
      'sukhasana',
      'lotus',
      'butterfly',
      'bound angle',
      'seated twist',
      'التنفس',
      'التأمل',
    ],
  ],
  [
    'seated',
    [
      'seated hamstring',
      'seated floor hamstring',
      'seated forward',
      'forward fold seated',
      'paschimottanasana',
      'seated fold',
      'sit and reach',
      'pigeon',
      'hip switch',
      '90 90',
    ],
  ],
  [
    'fold',
    [
      'forward fold',
      'standing fold',
      'forward bend',
      'uttanasana',
      'toe touch',
      'rag doll',
      'standing hamstring',
      'inchworm',
      'roll down',
    ],
  ],
  ['quad', ['quad stretch', 'elevated quad', 'quadriceps stretch', 'dancer', 'dancer pose']],
  [
    'halfkneel',
    [
      'low lunge',
      'crescent',
      'half kneeling hip',
      'kneeling hip flexor',
      'hip flexor stretch',
      'anjaneyasana',
      'lizard',
      'kneeling forearm',
      'kneeling arm',
      'half kneeling',
    ],
  ],
  [
    'sidebend',
    [
      'side bend',
      'lateral stretch',
      'overhead stretch',
      'side stretch',
      'lateral bend',
      'overhead lat',
      'side lying floor stretch',
    ],
  ],
  [
    'circles',
    [
      'arm circle',
      'shoulder circle',
      'chest stretch',
      'dynamic chest',
      'dynamic back',
      'chest opener',
      'arm swing',
      'jumping jack',
      'shoulder stretch',
    ],
  ],
  ['deadbug', ['dead bug', 'deadbug', 'hollow hold', 'hollow body']],
  ['sideplank', ['side plank', 'copenhagen', 'vasisthasana']],
  ['plank', ['plank', 'mountain climber', 'rollout', 'ab wheel', 'body saw', 'بلانك', 'اللوح']],
  ['curl', ['wrist']],
  [
    'twist',
    [
      'russian twist',
      'twist',
      'wood chop',
      'woodchop',
      'pallof',
      'rotation',
      'spell caster',
      'landmine 180',
      'pass between the legs',
    ],
  ],
  [
    'legraise',
    [
      'leg raise',
      'lying leg raise',
      'flutter kick',
      'scissor',
      'bottoms up',
      'bent knee hip raise',
      'leg pull in',
      'reverse crunch',
      'knee raise lying',
      'v up',
      'knee tuck',
    ],
  ],
  ['crunch', ['crunch', 'sit up', 'situp', 'otis up', 'bicycle']],
  ['bridge', ['bridge', 'hip thrust', 'butt lift', 'glute raise', 'hip raise', 'hip lift', 'الجسر']],
  ['stepup', ['step up', 'box step', 'stair']],
  ['pushup', ['push up', 'pushup', 'press up', 'pressup', 'chaturanga', 'handstand push', 'تمرين الضغط']],
  [
    'jump',
    [
      'jump',
      'box jump',
      'burpee',
      'bound',
      'hop',
      'plyo',
      'skipping',
      'skip',
      'jump squat',
      'broad jump',
      'القفز',
    ],
  ],
  ['lunge', ['lunge', 'split squat', 'bulgarian', 'monster walk', 'الاندفاع']],
  ['dip', ['dip', 'dips', 'body up', 'muscle up']],
  ['hang', ['pull up', 'pullup', 'chin up', 'chinup', 'dead hang', 'hang from', 'scapular pull', 'العقلة']],
  ['pulldown', ['pulldown', 'pull down', 'lat pull', 'face pull']],
  ['inverted', ['inverted row', 'bodyweight row', 'ring row', 'door frame row', 'trx row', 'australian']],
  ['olympic', ['snatch', 'clean', 'clean and jerk', 'jerk', 'thruster']],
  ['swing', ['swing', 'kettlebell swing', 'المرجحة']],
  ['airsquat', ['leg press']],
  ['squat', ['squat', 'squats', 'wall sit', 'chair pose', 'utkatasana', 'القرفصاء', 'سكوات']],
  [
    'carry',
    ['carry', 'carries', 'farmer', 'suitcase', 'backward drag', 'sled', 'yoke', 'walk with', 'الحمل'],
  ],
  ['goodmorning', ['good morning']],
  [
    'hinge',
    ['single leg deadlift', 'one leg deadlift', 'single leg rdl', 'single leg romanian', 'arabesque'],
  ],
  ['calf', ['calf', 'calf raise', 'heel raise', 'tiptoe', 'balance board', 'soleus', 'achilles']],
  ['pushdown', ['pushdown', 'push down', 'triceps press down', 'rope extension']],
  [
    'triceps',
    [
      'triceps extension',
      'tricep extension',
      'skull crusher',
      'triceps press',
      'kickback',
      'overhead extension',
      'chain handle extension',
      'overhead triceps',
    ],
  ],
  [
    'bench',
    [
      'bench press',
      'chest press',
      'floor press',
      'board press',
      'incline press',
      'fly',
      'flye',
      'flyes',
      'pullover',
      'ضغط الصدر',
    ],
  ],
  ['frontraise', ['front raise', 'front incline dumbbell raise']],
  [
    'raise',
    [
      'lateral raise',
      'side raise',
      'side lateral',
      'rear delt',
      'deltoid raise',
      'scaption',
      'pull apart',
      'reverse fly',
      'الرفع الجانبي',
    ],
  ],
  ['curl', ['curl', 'supination', 'كيرل']],
  [
    'press',
    [
      'overhead press',
      'shoulder press',
      'military press',
      'push press',
      'arnold',
      'cuban press',
      'strict press',
      'dumbbell press',
      'press',
      'ضغط الكتف',
    ],
  ],
  ['bike', ['bike', 'cycling', 'cycle', 'spin', 'spinning', 'الدراجة']],
  [
    'rower',
    [
      'rower',
      'rowing machine',
      'rowing erg',
      'row machine',
      'erg',
      'seated cable row',
      'seated row',
      'low row',
      'iso row',
      'التجديف الآلي',
    ],
  ],
  ['row', ['row', 'rows', 'rowing', 'incline bench pull', 'high pull', 'التجديف']],
  ['deadlift', ['deadlift', 'rdl', 'romanian', 'rack pull', 'hinge', 'tire flip', 'pick up', 'الرفعة']],
  [
    'run',
    [
      'run',
      'runs',
      'running',
      'sprint',
      'jog',
      'jogging',
      'interval',
      'stride',
      'strides',
      'quick step',
      'high knees',
      'الجري',
    ],
  ],
]

/** What a stretch of a muscle looks like, and what trains it, where the title says nothing. */
const STRETCH_OF: WordTable<Pose> = [
  ['seated', ['hamstrings', 'calves', 'lower back']],
  ['quad', ['quadriceps', 'quads']],
  ['halfkneel', ['hips', 'hip flexors', 'adductors', 'abductors', 'glutes']],
  ['circles', ['chest', 'shoulders', 'forearms', 'biceps', 'triceps']],
  ['sidebend', ['lats', 'abdominals', 'middle back', 'obliques', 'neck']],
]
const TRAINING_OF: WordTable<Pose> = [
  ['curl', ['biceps']],
  ['triceps', ['triceps']],
  ['crunch', ['abdominals', 'abs', 'core', 'obliques']],
  ['bridge', ['glutes']],
  ['calf', ['calves']],
  ['raise', ['shoulders', 'deltoids']],
  ['pulldown', ['lats']],
  ['row', ['middle back', 'upper back', 'rhomboids']],
]

/** Chooses the movement that a page is about by its words; null where they do not say. */
export function chooseMovement({
  title,
  equipment = [],
  muscles = [],
  category = '',
}: MovementFacts): Subject | null {
  const words = toWords(title)
  const pose =
    findWords(BY_TITLE, words) ?? findWords(muscleTable(words, category), toWords(muscles[0] ?? ''))
  return pose ? `figure.${fitEquipment(pose, words, toWords(equipment.join(' ')))}` : null
}

/** A stretch that is not called one may be anything; the muscle alone would draw the wrong thing. */
function muscleTable(title: string, category: string): WordTable<Pose> {
  if (/stretch/.test(title)) return STRETCH_OF
  return /stretch|mobility|warm|plyo|strongman/.test(toWords(category)) ? [] : TRAINING_OF
}

/** The pose with what is held: nobody squats with a barbell in the title of a bodyweight squat. */
function fitEquipment(pose: Pose, title: string, equipment: string): Pose {
  const has = (pattern: RegExp): boolean => pattern.test(` ${title} ${equipment} `)
  if (pose === 'squat') {
    if (has(/ goblet| kettlebell| dumbbell/)) return 'goblet'
    return has(/ barbell| back squat| front squat| smith| heavy/) ? 'squat' : 'airsquat'
  }
  if (pose === 'row' && has(/ dumbbell| one arm| single arm| kettlebell/)) return 'dumbbellrow'
  return pose === 'deadlift' && has(/ single leg| one leg/) ? 'hinge' : pose
}
