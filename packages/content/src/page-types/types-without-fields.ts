/** Page types of the specification that have no fields and no view of their own: their pages are blocks alone. */
export const typesWithoutFields = {
  event: { cover_motifs: ['arch', 'ridge.run', 'tide'] },
} as const
