/** The kinds of content that the library sorts by; the first one is where it opens. */
export const LIBRARY_TYPES = ['exercise', 'workout', 'meal', 'article', 'program'] as const

/** A kind of content in the library. */
export type LibraryType = (typeof LIBRARY_TYPES)[number]
