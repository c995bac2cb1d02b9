/** How hard a page is, from easy to hard; `''` where it does not matter. */
export const levels = ['', 'beginner', 'intermediate', 'expert'] as const

/** The levels as options of a choice. */
export const levelOptions = [
  { value: '', label: 'pages.level.none' },
  { value: 'beginner', label: 'pages.level.beginner' },
  { value: 'intermediate', label: 'pages.level.intermediate' },
  { value: 'expert', label: 'pages.level.expert' },
] as const
