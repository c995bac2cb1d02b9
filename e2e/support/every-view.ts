/** A picture costs a fifth of a look. Who wants to look asks for them. */
export const takes_pictures = process.env['FOYER_E2E_PICTURES'] !== undefined

/** `npm run proof -- looks` looks at every screen in each of its views; `npm test` at one in sixteen, in one of them. */
export const takes_every_view = takes_pictures || process.env['PROOF'] === 'full'
