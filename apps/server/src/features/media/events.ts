declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** All sizes of a picture are made; what was built with the first one can be built again. */
    'media.variants_made': { media_id: string }
    /** A picture and its files are gone. */
    'media.deleted': { media_id: string }
  }
}
