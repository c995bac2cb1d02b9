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

/** A motif, in one pose where it shows an athlete. */
export type Subject = Motif | `figure.${Pose}` | `ridge.${Pose}`
/** The motifs that artwork is chosen from; each page type has its own. */
export type Subjects = readonly [Subject, ...Subject[]]

/**
 * Chooses the artwork of a page without a picture. A page always gets the same motif and seed; the tone differs from
 * that of the previous picture, so that neighbours in a row never share one.
 */
export function artForPage(page_id: string, subjects: Subjects, previous_tone?: Tone): ArtSpec {
  const hash = hashText(page_id)
  const [motif, pose] = pick(subjects, hash >>> 8).split('.') as [Motif, Pose?]
  const tone = pickTone(hash, previous_tone)
  const seed = hash % (MAX_SEED + 1)
  return pose && MOTIFS_WITH_POSE.includes(motif) ? { motif, pose, tone, seed } : { motif, tone, seed }
}

function pickTone(hash: number, previous: Tone | undefined): Tone {
  const tone = pick(TONES, hash)
  return tone === previous ? pick(TONES, hash + 1) : tone
}
