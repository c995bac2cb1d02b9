import {
  FilePathSource,
  Input,
  IsobmffInputFormat,
  MATROSKA,
  MatroskaInputFormat,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'

/** A video file on this machine, and what converting it depends on. */
export type VideoSource = {
  path: string
  /** The name of its container for ffmpeg, so that ffmpeg never guesses one from the bytes. */
  container: 'mov' | 'matroska'
  /** As it is displayed, after a rotation. */
  width: number
  height: number
  seconds: number
  has_sound: boolean
  is_hdr: boolean
}

/** No format that names other files, such as HLS. */
const FORMATS = [MP4, QTFF, MATROSKA, WEBM]

/** Reads a video file; null where it is none, or in a container that is not converted. */
export async function inspectVideoSource(path: string): Promise<VideoSource | null> {
  const input = new Input({ formats: FORMATS, source: new FilePathSource(path) })
  try {
    if (!(await input.canRead())) return null
    const format = await input.getFormat()
    const container =
      format instanceof IsobmffInputFormat ? 'mov' : format instanceof MatroskaInputFormat ? 'matroska' : null
    const video = await input.getPrimaryVideoTrack()
    if (!container || !video) return null
    const { displayWidth: width, displayHeight: height } = video
    if (!(width > 0 && height > 0)) return null
    return {
      path,
      container,
      width,
      height,
      seconds: await input.computeDuration(),
      has_sound: (await input.getPrimaryAudioTrack()) !== null,
      is_hdr: await video.hasHighDynamicRange(),
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
