/** The light build has the same interface, without alternate audio, subtitles and encryption. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js'
}
