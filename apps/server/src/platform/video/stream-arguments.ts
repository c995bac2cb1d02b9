import type { VideoSource } from './inspect-source.ts'

/** One size of a stream; rates in kbit/s. */
export type StreamSize = { short_side: number; rate: number; max_rate: number }

const SIZES = [
  { short_side: 360, rate: 800, max_rate: 1200 },
  { short_side: 540, rate: 2000, max_rate: 3000 },
  { short_side: 720, rate: 3500, max_rate: 5250 },
] as const satisfies readonly StreamSize[]

/** The sizes of a stream: none above the video's own. A smaller video has its own size alone. */
export function chooseSizes({ width, height }: Pick<VideoSource, 'width' | 'height'>): StreamSize[] {
  const own_side = Math.min(width, height)
  const smaller = SIZES.filter(({ short_side }) => short_side <= own_side)
  if (smaller.length > 0) return smaller
  return [{ ...SIZES[0], short_side: Math.max(2, own_side - (own_side % 2)) }]
}

/** Phones record HLG or PQ, which looks grey where it is not mapped to the colours of other screens. */
const TONE_MAPPING =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,'

/** Reads one file and nothing else: containers can name other files and addresses. */
export function inputArguments({ container, path }: Pick<VideoSource, 'container' | 'path'>): string[] {
  return ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'].concat(
    ['-protocol_whitelist', 'file', '-f', container],
    ['-i', `file:${path}`],
  )
}

type Encoding = { can_map_tones: boolean }

/**
 * The arguments that convert a video to a stream in the current folder: `360.m3u8`, `init_360.mp4`, `360_000.m4s` and
 * so on. Key frames every 2 s make switching clean; sound is in every size, because the light player has one track.
 */
export function streamArguments(source: VideoSource, { can_map_tones }: Encoding): string[] {
  const sizes = chooseSizes(source)
  const { has_sound } = source
  const video = sizes.flatMap(({ rate, max_rate }, at) => [
    ...[`-b:v:${at}`, `${rate}k`, `-maxrate:v:${at}`, `${max_rate}k`],
    ...[`-bufsize:v:${at}`, `${max_rate * 2}k`],
  ])
  const streams = sizes.map(({ short_side }, at) =>
    [`v:${at}`, ...(has_sound ? [`a:${at}`] : []), `name:${short_side}`].join(','),
  )
  return [
    ...inputArguments(source),
    ...['-progress', 'pipe:1', '-nostats'],
    ...['-filter_complex', filters(sizes, source.is_hdr && can_map_tones)],
    ...sizes.flatMap((_, at) => ['-map', `[v${at}]`, ...(has_sound ? ['-map', '0:a:0'] : [])]),
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...['-sc_threshold', '0', '-force_key_frames', 'expr:gte(t,n_forced*2)'],
    ...video,
    ...(has_sound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : []),
    ...['-map_metadata', '-1', '-f', 'hls', '-hls_time', '6', '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ...['-hls_fmp4_init_filename', headerName(sizes), '-hls_segment_filename', '%v_%03d.m4s'],
    ...['-var_stream_map', streams.join(' '), '%v.m3u8'],
  ]
}

/** ffmpeg replaces `%v` in this name only where there are several sizes. */
function headerName([first, ...others]: readonly StreamSize[]): string {
  return `init_${others.length === 0 ? first?.short_side : '%v'}.mp4`
}

/** At most 30 pictures a second, square pixels, then one scaled copy for each size. */
function filters(sizes: readonly StreamSize[], maps_tones: boolean): string {
  const copies = sizes.map((_, at) => `[s${at}]`).join('')
  const mapping = maps_tones ? TONE_MAPPING : ''
  const first = `[0:v:0]${mapping}fps='min(source_fps,30)',setsar=1,split=${sizes.length}${copies}`
  const scaled = sizes.map(
    ({ short_side }, at) =>
      `[s${at}]scale=w='if(gte(iw,ih),-2,${short_side})':h='if(gte(iw,ih),${short_side},-2)'[v${at}]`,
  )
  return [first, ...scaled].join(';')
}

/** The arguments that save a typical picture of a video as `poster.jpg` in the current folder. */
export function posterArguments(source: VideoSource, { can_map_tones }: Encoding): string[] {
  const mapping = source.is_hdr && can_map_tones ? TONE_MAPPING : ''
  const scale = "scale=w='min(1280,iw)':h=-2"
  return [
    ...inputArguments(source),
    ...['-map', '0:v:0', '-vf', `${mapping}thumbnail=100,${scale}`, '-frames:v', '1', '-q:v', '3'],
    'poster.jpg',
  ]
}

/** The arguments that save the sound of a recording as `voice.m4a` in the current folder. */
export function voiceArguments(source: Pick<VideoSource, 'container' | 'path'>): string[] {
  return [
    ...inputArguments(source),
    ...['-map', '0:a:0', '-c:a', 'aac', '-b:a', '64k', '-ac', '1', '-ar', '48000'],
    ...['-map_metadata', '-1', '-movflags', '+faststart', 'voice.m4a'],
  ]
}
