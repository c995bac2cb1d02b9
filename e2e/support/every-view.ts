/** Pictures cost a fifth of the run; they are taken only on request. */
export const takes_pictures = process.env['FOYER_E2E_PICTURES'] !== undefined

/** `npm run proof -- looks` checks every screen in each of its views; `npm test` one in sixteen, in one view. */
export const takes_every_view = takes_pictures || process.env['PROOF'] === 'full'
