/** The picture that a link to a page is shown with, where its owner has chosen none. */
export { type Card, CARD_SIZE, cardHash, cardOf, cardPath, parseCardPath } from './card.ts'
export { drawCard } from './draw-card.ts'
