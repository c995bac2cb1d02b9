// Stands in for ffmpeg: checks its arguments, reads the video, and writes playlists, headers and segments of noise.
import { writeFileSync } from 'node:fs'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny'

const args = process.argv.slice(2)
const SEGMENT_S = 6
const RATE = 10
/** Decoder settings of H.264. */
const AVC = Buffer.from(
  '0142c01effe1001c6742c01ed9014117e7c0440000030004000003003c3c58ba6001000468ce3c80',
  'hex',
)

const lists = {
  '-version': 'ffmpeg version stand-in Copyright (c) nobody\n',
  '-encoders': ' V....D libx264              H.264\n A..... aac                  AAC\n',
  '-muxers': '  E hls             Apple HTTP Live Streaming\n',
  '-filters': ' ..C scale             V->V\n',
}

function refuse(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** The value after an option; refuses where it is missing or another one is expected. */
function option(name, expected) {
  const at = args.indexOf(name)
  if (at === -1) refuse(`Option ${name} is missing.`)
  const value = args[at + 1] ?? ''
  if (expected !== undefined && value !== expected) refuse(`Option ${name} is ${value}, not ${expected}.`)
  return value
}

async function readSource() {
  if (!args.includes('-nostdin')) refuse('Option -nostdin is missing.')
  option('-protocol_whitelist', 'file')
  if (!['mov', 'matroska'].includes(option('-f'))) refuse('The container is not named.')
  const path = option('-i')
  if (!path.startsWith('file:/')) refuse('The input is no absolute file.')
  const input = new Input({ formats: [MP4, QTFF, MATROSKA, WEBM], source: new FilePathSource(path.slice(5)) })
  try {
    const video = await input.getPrimaryVideoTrack()
    return {
      width: video.displayWidth,
      height: video.displayHeight,
      seconds: await input.computeDuration(),
      has_sound: (await input.getPrimaryAudioTrack()) !== null,
    }
  } catch {
    return refuse(`${path}: Invalid data found when processing input`)
  }
}

/** Checks that the sizes of all options agree, and returns them. */
function readSizes(source) {
  const streams = option('-var_stream_map').split(' ')
  const filter = option('-filter_complex')
  if (!filter.includes(`fps='min(source_fps,30)',setsar=1,split=${streams.length}`))
    refuse(`Filter ${filter}`)
  for (const [name, value] of [
    ['-c:v', 'libx264'],
    ['-profile:v', 'high'],
    ['-pix_fmt', 'yuv420p'],
    ['-force_key_frames', 'expr:gte(t,n_forced*2)'],
    ['-hls_time', String(SEGMENT_S)],
    ['-hls_playlist_type', 'vod'],
    ['-hls_segment_type', 'fmp4'],
    ['-hls_flags', 'independent_segments'],
    ['-hls_segment_filename', '%v_%03d.m4s'],
    ['-map_metadata', '-1'],
  ])
    option(name, value)
  const [, only] = streams.length === 1 ? (streams[0].split('name:') ?? []) : []
  option('-hls_fmp4_init_filename', `init_${only ?? '%v'}.mp4`)
  if (source.has_sound) option('-c:a', 'aac')
  if (args.at(-1) !== '%v.m3u8') refuse('The playlist has another name.')
  return streams.map((stream, at) => {
    const sound = source.has_sound ? `,a:${at}` : ''
    const name = new RegExp(`^v:${at}${sound},name:(\\d+)$`).exec(stream)?.[1] ?? refuse(`Stream ${stream}`)
    if (!filter.includes(`scale=w='if(gte(iw,ih),-2,${name})':h='if(gte(iw,ih),${name},-2)'[v${at}]`))
      refuse(`Filter ${filter}`)
    for (const rate of ['b', 'maxrate', 'bufsize']) option(`-${rate}:v:${at}`)
    const side = Number(name)
    const long_side =
      Math.round((side * Math.max(source.width, source.height)) / Math.min(source.width, source.height) / 2) *
      2
    return source.width >= source.height
      ? { name, width: long_side, height: side }
      : { name, width: side, height: long_side }
  })
}

async function writeSize({ name, width, height }, lengths) {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target })
  const video = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(video, { frameRate: RATE })
  await output.start()
  const decoderConfig = {
    codedWidth: width,
    codedHeight: height,
    codec: 'avc1.42c01e',
    description: new Uint8Array(AVC),
  }
  for (let frame = 0; frame < RATE; frame += 1)
    await video.add(new EncodedPacket(new Uint8Array(height).fill(frame), 'key', frame / RATE, 1 / RATE), {
      decoderConfig,
    })
  await output.finalize()
  const bytes = Buffer.from(target.buffer)
  const start = bytes.indexOf('moof') - 4
  writeFileSync(`init_${name}.mp4`, bytes.subarray(0, start))
  const entries = lengths.map((length, at) => {
    const file = `${name}_${String(at).padStart(3, '0')}.m4s`
    writeFileSync(file, bytes.subarray(start))
    return `#EXTINF:${length.toFixed(6)},\n${file}\n`
  })
  writeFileSync(
    `${name}.m3u8`,
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${SEGMENT_S}\n#EXT-X-MEDIA-SEQUENCE:0\n` +
      `#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MAP:URI="init_${name}.mp4"\n` +
      `${entries.join('')}#EXT-X-ENDLIST\n`,
  )
}

async function convert() {
  const source = await readSource()
  if (args.at(-1) === 'poster.jpg') {
    if (!option('-vf').includes('thumbnail')) refuse('The poster has no filter.')
    option('-frames:v', '1')
    const { default: sharp } = await import('sharp')
    const create = { width: source.width, height: source.height, channels: 3, background: '#334455' }
    return sharp({ create }).jpeg().toFile('poster.jpg')
  }
  const sizes = readSizes(source)
  const count = Math.ceil(source.seconds / SEGMENT_S)
  const lengths = Array.from({ length: count }, (_, at) =>
    Math.min(SEGMENT_S, source.seconds - at * SEGMENT_S),
  )
  option('-progress', 'pipe:1')
  process.stdout.write(`frame=1\nout_time_us=${Math.floor(source.seconds * 500_000)}\nprogress=continue\n`)
  for (const size of sizes) await writeSize(size, lengths)
  const frames = Math.round(source.seconds * 30)
  process.stdout.write(
    `frame=${frames}\nout_time_us=${Math.floor(source.seconds * 1_000_000)}\nprogress=end\n`,
  )
  return undefined
}

const listed = Object.keys(lists).find((name) => args.at(-1) === name)
if (listed) process.stdout.write(lists[listed])
else await convert()
