/** What a picture shows. */
export const MOTIFS = [
  'figure',
  'kettlebell',
  'plates',
  'arch',
  'ridge',
  'strobe',
  'tide',
  'bowl',
  'strata',
  'oats',
  'salad',
  'soup',
  'plate',
  'pasta',
  'pan',
  'toast',
  'smoothie',
  'bites',
  'pancakes',
] as const
export type Motif = (typeof MOTIFS)[number]

/** What the figure does, in the motifs that have one. */
export const POSES = [
  'deadlift',
  'squat',
  'press',
  'lunge',
  'run',
  'swing',
  'hang',
  'warrior',
  'dog',
  'sit',
  'goblet',
  'airsquat',
  'stepup',
  'goodmorning',
  'hinge',
  'olympic',
  'bridge',
  'calf',
  'bench',
  'pushup',
  'dip',
  'pulldown',
  'row',
  'dumbbellrow',
  'inverted',
  'curl',
  'pushdown',
  'triceps',
  'raise',
  'frontraise',
  'plank',
  'sideplank',
  'deadbug',
  'crunch',
  'legraise',
  'birddog',
  'twist',
  'carry',
  'jump',
  'rower',
  'bike',
  'child',
  'cobra',
  'superman',
  'tree',
  'triangle',
  'cat',
  'rest',
  'fold',
  'seated',
  'sidebend',
  'quad',
  'halfkneel',
  'circles',
] as const
export type Pose = (typeof POSES)[number]

/** The light of a picture: ember dark and warm, clay the brand's ground, dawn pale, bone paler, ash near black. */
export const TONES = ['ember', 'clay', 'dawn', 'bone', 'ash'] as const
export type Tone = (typeof TONES)[number]

/** The position of the subject. `end` leaves space for text at the start of a wide or tall opening picture. */
export const PLACES = ['center', 'end'] as const
export type Place = (typeof PLACES)[number]

/** Motifs that can carry a figure; `figure` always has one. */
export const MOTIFS_WITH_POSE: readonly Motif[] = ['figure', 'arch', 'ridge']

/** The largest seed. */
export const MAX_SEED = 9999

const SECOND = 'second'

/** A generated picture, whole: the same spec in the same brand is always the same picture. */
export type ArtSpec = {
  readonly motif: Motif
  readonly pose?: Pose
  /** Shows the other moment of the pose: `deadlift` is the start, its second moment the end. */
  readonly is_second?: boolean
  readonly tone: Tone
  readonly seed: number
  readonly place?: Place
}

/** Writes a spec as a word for URLs and page settings, such as `figure.deadlift.ember.7` or `tide.ash.3.end`. */
export function formatArtSpec(spec: ArtSpec): string {
  const pose = spec.pose ? [spec.pose, ...(spec.is_second ? [SECOND] : [])] : []
  const place = spec.place === 'end' ? ['end'] : []
  return [spec.motif, ...pose, spec.tone, spec.seed, ...place].join('.')
}

/** Reads what `formatArtSpec` writes; `null` for anything else, including a figure without a pose. */
export function parseArtSpec(text: string): ArtSpec | null {
  const rest = text.split('.')
  const motif = oneOf(MOTIFS, rest.shift())
  const pose = oneOf(POSES, rest[0])
  if (pose) rest.shift()
  const is_second = pose !== undefined && rest[0] === SECOND
  if (is_second) rest.shift()
  const tone = oneOf(TONES, rest.shift())
  const seed = parseSeed(rest.shift())
  const place = rest.length === 0 ? null : rest.shift()

  if (!motif || !tone || seed === null || rest.length > 0) return null
  if (place !== null && place !== 'end') return null
  if (motif === 'figure' && !pose) return null
  if (pose && !MOTIFS_WITH_POSE.includes(motif)) return null
  return {
    motif,
    ...(pose && { pose }),
    ...(is_second && { is_second }),
    tone,
    seed,
    ...(place && { place }),
  }
}

function oneOf<const Word extends string>(
  known: readonly Word[],
  word: string | undefined,
): Word | undefined {
  return known.find((candidate) => candidate === word)
}

function parseSeed(word: string | undefined): number | null {
  if (word === undefined || !/^(?:0|[1-9]\d{0,3})$/.test(word)) return null
  return Number(word)
}
