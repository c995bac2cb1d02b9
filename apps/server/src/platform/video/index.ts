export { inspectVideoSource, type VideoSource } from './inspect-source.ts'
export { openTranscoder, TranscodeError, type Transcoder, type TranscodeErrorCode } from './transcoder.ts'
