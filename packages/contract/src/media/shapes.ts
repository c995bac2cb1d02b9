import { z } from 'zod'
import { fileAsset, mediaAsset } from '../pages/page-index.ts'
import { id, instant, requiredLine, optionalLine } from '../shapes.ts'

/**
 * Whether a picture may get a permanent public address. `automatic`: while a public page shows it. `never`: only
 * addresses that expire within ten minutes. Pictures of gated pages never become public.
 */
export const publicAddress = z.enum(['automatic', 'never'])

/** A picture in the owner's library. */
export const mediaItem = z.object({
  id,
  name: z.string(),
  /** The alternative text; pages may override it. */
  alt: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** `preparing` until all sizes exist; the picture can be used before. */
  status: z.enum(['preparing', 'ready']),
  public_address: publicAddress,
  asset: mediaAsset,
  created_at: instant,
})

export const mediaName = requiredLine(120)
export const mediaAlt = optionalLine(300)

export type MediaItem = z.infer<typeof mediaItem>

/** What an owner may upload besides pictures: `file` is a document such as a PDF. */
export const fileKind = z.enum(['video', 'audio', 'file'])

/** Why a video was not converted; it plays as it was uploaded. */
export const streamError = z.enum(['video_unreadable', 'conversion_too_long', 'conversion_failed'])

/** How far a video is converted to a stream in several sizes; until it is ready it plays as it was uploaded. */
export const mediaStream = z.object({
  status: z.enum(['waiting', 'converting', 'ready', 'failed']),
  percent: z.number().int().min(0).max(100),
  /** What the stream uses beside the uploaded file. */
  bytes: z.number().int(),
  error: streamError.nullable(),
})

/** A video, an audio or a document of the owner's library. `src` is signed and dies in ten minutes. */
export const mediaFile = fileAsset.extend({
  src: z.string(),
  /** Null for files that are no videos, and where this server converts none. */
  stream: mediaStream.nullable(),
  /** The picture that stands for a video. */
  poster: mediaAsset.nullable(),
  created_at: instant,
})

/** The kinds of the library: pictures, and files of an owner. */
export const mediaKind = z.enum(['image', 'video', 'audio', 'file'])

/** A picture or a file as the media library lists it. */
export const libraryItem = z.object({
  id,
  kind: mediaKind,
  name: z.string(),
  /** The alternative text of a picture; empty for files. */
  alt: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  seconds: z.number().nullable(),
  /** `preparing` until all sizes exist; it can be used before. */
  status: z.enum(['preparing', 'ready']),
  /** The picture, or the poster of a video. */
  asset: mediaAsset.nullable(),
  captions: z.array(z.object({ locale: z.string(), label: z.string() })),
  /** How far a video is converted to a stream; null where there is none. */
  stream: mediaStream.pick({ status: true, percent: true }).nullable(),
  use_count: z.number().int(),
  created_at: instant,
})

/** A file that is being uploaded: bytes are sent to `url` by the tus protocol until `expires_at`. */
export const upload = z.object({
  id,
  url: z.string(),
  bytes: z.number().int(),
  bytes_received: z.number().int(),
  expires_at: instant,
})

export type LibraryItem = z.infer<typeof libraryItem>
export type FileKind = z.infer<typeof fileKind>
export type MediaFile = z.infer<typeof mediaFile>
export type Upload = z.infer<typeof upload>
