export { artForPage } from './art-for-page.ts'
export type { Subject, Subjects } from './art-for-page.ts'
export {
  formatArtSpec,
  MOTIFS,
  MOTIFS_WITH_POSE,
  parseArtSpec,
  POSES,
  TONES,
  type ArtSpec,
  type Motif,
  type Place,
  type Pose,
  type Tone,
} from './art-spec.ts'
export { artUrl, parseArtUrl, type ArtSize } from './art-url.ts'
export { drawCoverSvg, type CoverOptions } from './cover.ts'
export { drawPortraitSvg, type PortraitOptions } from './portrait.ts'
