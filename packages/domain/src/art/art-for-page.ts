import {
  MAX_SEED,
  MOTIFS_WITH_POSE,
  TONES,
  type ArtSpec,
  type Motif,
  type Pose,
  type Tone,
} from './art-spec.ts'
import { hashText, pick } from './random.ts'

type Subject = Motif | `figure.${Pose}` | `ridge.${Pose}`
type Subjects = readonly [Subject, ...Subject[]]

const WORKOUT: Subjects = [
  'figure.deadlift',
  'figure.squat',
  'figure.swing',
  'figure.press',
  'figure.lunge',
  'figure.run',
  'figure.hang',
]
const OTHER: Subjects = ['ridge', 'tide', 'strata']

/** The motifs of each page type. Types that are not named get a landscape. */
const SUBJECTS: Readonly<Record<string, Subjects>> = {
  program: ['arch', 'ridge.run', 'arch', 'plates'],
  workout: WORKOUT,
  exercise: ['kettlebell', 'plates', ...WORKOUT],
  meal: ['bowl'],
  article: ['tide', 'strata', 'ridge'],
  stream: ['strobe', 'tide'],
  collection: ['plates', 'strata', 'arch'],
  pack: ['plates', 'arch'],
  event: ['arch', 'ridge.run', 'tide'],
  event_occurrence: ['arch', 'ridge.run', 'tide'],
  form: ['strata', 'strobe'],
}

/**
 * Chooses the artwork of a page without a picture. A page always gets the same motif and seed; the tone differs from
 * that of the previous picture, so that neighbours in a row never share one.
 */
export function artForPage(page_id: string, content_type: string, previous_tone?: Tone): ArtSpec {
  const hash = hashText(page_id)
  const subjects = Object.hasOwn(SUBJECTS, content_type) ? (SUBJECTS[content_type] ?? OTHER) : OTHER
  const [motif, pose] = pick(subjects, hash >>> 8).split('.') as [Motif, Pose?]
  const tone = pickTone(hash, previous_tone)
  const seed = hash % (MAX_SEED + 1)
  return pose && MOTIFS_WITH_POSE.includes(motif) ? { motif, pose, tone, seed } : { motif, tone, seed }
}

function pickTone(hash: number, previous: Tone | undefined): Tone {
  const tone = pick(TONES, hash)
  return tone === previous ? pick(TONES, hash + 1) : tone
}
