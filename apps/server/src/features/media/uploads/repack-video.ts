import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'

/**
 * Puts the H.264 and AAC of an MP4, QuickTime or Matroska film into a new MP4 without encoding anything again, and
 * without where and with what it was recorded. Null for other files, also for those that hold other codecs.
 */
export async function repackVideo(file: Buffer): Promise<Buffer | null> {
  const input = new Input({ formats: [MP4, QTFF, MATROSKA], source: new BufferSource(file) })
  try {
    const video = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null
    const audio = await input.getPrimaryAudioTrack()
    if (video?.codec !== 'avc' || (audio && audio.codec !== 'aac')) return null
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
    if (!conversion.isValid) return null
    await conversion.execute()
    return target.buffer && Buffer.from(target.buffer)
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
