/** Page types of the specification that have no fields and no view of their own: their pages are blocks alone. */
export const typesWithoutFields = {
  pack: {
    begins_unit: true,
    is_progress_container: true,
    run_list: 'packs',
    is_plannable: false,
    cover_motifs: ['plates', 'arch'],
  },
  stream: { cover_motifs: ['strobe', 'tide'] },
  event: { cover_motifs: ['arch', 'ridge.run', 'tide'] },
} as const
